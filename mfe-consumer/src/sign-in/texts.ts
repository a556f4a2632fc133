import type { Locale } from '@turno/shared-types';

const it = {
  title: 'Accedi',
  lead: 'Ritrova i tuoi biglietti su ogni dispositivo.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Accedi',
  forgot: 'Hai dimenticato la password?',
  noAccount: 'Non hai un account?',
  signUp: 'Registrati',
  forgotTitle: 'Password dimenticata',
  forgotText: 'Ti mandiamo un link per sceglierne una nuova.',
  forgotSend: 'Invia il link',
  sent: 'Abbiamo scritto a {{email}}. Il link funziona una sola volta e per un’ora; se non lo trovi, guarda nello spam.',
};

type Words = typeof it;

const en: Words = {
  title: 'Sign in',
  lead: 'Find your tickets on every device.',
  email: 'E-mail',
  password: 'Password',
  submit: 'Sign in',
  forgot: 'Forgot your password?',
  noAccount: 'No account yet?',
  signUp: 'Sign up',
  forgotTitle: 'Forgotten password',
  forgotText: 'We send you a link to choose a new one.',
  forgotSend: 'Send the link',
  sent: 'We have written to {{email}}. The link works once and for an hour; if you cannot find it, look in your spam.',
};

const es: Words = {
  title: 'Iniciar sesión',
  lead: 'Encuentra tus tiques en todos tus dispositivos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  submit: 'Iniciar sesión',
  forgot: '¿Has olvidado la contraseña?',
  noAccount: '¿No tienes cuenta?',
  signUp: 'Regístrate',
  forgotTitle: 'Contraseña olvidada',
  forgotText: 'Te enviamos un enlace para elegir otra.',
  forgotSend: 'Enviar el enlace',
  sent: 'Hemos escrito a {{email}}. El enlace funciona una sola vez y durante una hora; si no lo encuentras, mira en el correo no deseado.',
};

const de: Words = {
  title: 'Anmelden',
  lead: 'Ihre Tickets auf jedem Gerät.',
  email: 'E-Mail',
  password: 'Passwort',
  submit: 'Anmelden',
  forgot: 'Passwort vergessen?',
  noAccount: 'Noch kein Konto?',
  signUp: 'Registrieren',
  forgotTitle: 'Passwort vergessen',
  forgotText: 'Wir schicken Ihnen einen Link, mit dem Sie ein neues wählen.',
  forgotSend: 'Link senden',
  sent: 'Wir haben an {{email}} geschrieben. Der Link gilt einmal und eine Stunde lang; wenn Sie ihn nicht finden, sehen Sie im Spam nach.',
};

/** The words of signing in; they come with its page, so that the first page carries none. */
export const SIGN_IN_TEXTS: Record<Locale, Words> = { it, en, es, de };
