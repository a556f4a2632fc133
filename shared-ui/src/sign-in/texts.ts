import type { Locale } from '@turno/shared-types';

const it = {
  email: 'E-mail',
  password: 'Password',
  submit: 'Accedi',
  invalidEmail: 'E-mail non valida',
};

/** The words of the form, in every language: it is shown by remotes that otherwise share no texts. */
export const SIGN_IN_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    invalidEmail: 'Invalid email',
  },
  es: {
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    invalidEmail: 'Correo electrónico no válido',
  },
  de: {
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    invalidEmail: 'Ungültige E-Mail-Adresse',
  },
};
