import type { Locale } from '@turno/shared-types';

const it = {
  title: 'Registrati',
  lead: 'Con un account i biglietti ti seguono su ogni dispositivo.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'Almeno 8 caratteri',
  repeat: 'Ripeti la password',
  mismatch: 'Le due password non sono uguali',
  accept: 'Accetto i termini e ho letto l’informativa sulla privacy',
  terms: 'Termini e condizioni',
  privacy: 'Privacy',
  newTab: '(nuova scheda)',
  submit: 'Registrati',
  taken: 'Questa e-mail ha già un account.',
  hasAccount: 'Hai già un account?',
  signIn: 'Accedi',
};

type Words = typeof it;

const en: Words = {
  title: 'Sign up',
  lead: 'With an account your tickets follow you to every device.',
  email: 'E-mail',
  password: 'Password',
  passwordHint: 'At least 8 characters',
  repeat: 'Repeat the password',
  mismatch: 'The two passwords are not the same',
  accept: 'I accept the terms and have read the privacy notice',
  terms: 'Terms and conditions',
  privacy: 'Privacy',
  newTab: '(new tab)',
  submit: 'Sign up',
  taken: 'This e-mail already has an account.',
  hasAccount: 'Already have an account?',
  signIn: 'Sign in',
};

const es: Words = {
  title: 'Regístrate',
  lead: 'Con una cuenta, tus tiques te siguen en todos tus dispositivos.',
  email: 'Correo electrónico',
  password: 'Contraseña',
  passwordHint: 'Al menos 8 caracteres',
  repeat: 'Repite la contraseña',
  mismatch: 'Las dos contraseñas no son iguales',
  accept: 'Acepto los términos y he leído la información sobre privacidad',
  terms: 'Términos y condiciones',
  privacy: 'Privacidad',
  newTab: '(pestaña nueva)',
  submit: 'Registrarme',
  taken: 'Este correo ya tiene una cuenta.',
  hasAccount: '¿Ya tienes cuenta?',
  signIn: 'Iniciar sesión',
};

const de: Words = {
  title: 'Registrieren',
  lead: 'Mit einem Konto haben Sie Ihre Tickets auf jedem Gerät.',
  email: 'E-Mail',
  password: 'Passwort',
  passwordHint: 'Mindestens 8 Zeichen',
  repeat: 'Passwort wiederholen',
  mismatch: 'Die beiden Passwörter sind nicht gleich',
  accept: 'Ich nehme die Bedingungen an und habe die Datenschutzhinweise gelesen',
  terms: 'Nutzungsbedingungen',
  privacy: 'Datenschutz',
  newTab: '(neuer Tab)',
  submit: 'Registrieren',
  taken: 'Zu dieser E-Mail gibt es schon ein Konto.',
  hasAccount: 'Schon ein Konto?',
  signIn: 'Anmelden',
};

/** The words of registering; they come with its page. */
export const SIGN_UP_TEXTS: Record<Locale, Words> = { it, en, es, de };
