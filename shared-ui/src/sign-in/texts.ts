import type { Locale } from '@turno/shared-types';

const it = {
  title: 'Accedi',
  email: 'E-mail',
  password: 'Password',
  submit: 'Accedi',
  signOut: 'Esci',
  invalidEmail: 'E-mail non valida',
  merchantsOnly: 'Questa pagina è per gli esercenti: accedi con il loro account.',
};

/** The words of the form, in every language: it is shown by remotes that otherwise share no texts. */
export const SIGN_IN_TEXTS: Record<Locale, typeof it> = {
  it,
  en: {
    title: 'Sign in',
    email: 'E-mail',
    password: 'Password',
    submit: 'Sign in',
    signOut: 'Sign out',
    invalidEmail: 'Invalid email',
    merchantsOnly: 'This page is for merchants: sign in with a merchant’s account.',
  },
  es: {
    title: 'Iniciar sesión',
    email: 'Correo electrónico',
    password: 'Contraseña',
    submit: 'Iniciar sesión',
    signOut: 'Cerrar sesión',
    invalidEmail: 'Correo electrónico no válido',
    merchantsOnly: 'Esta página es para comercios: inicia sesión con una cuenta de comercio.',
  },
  de: {
    title: 'Anmelden',
    email: 'E-Mail',
    password: 'Passwort',
    submit: 'Anmelden',
    signOut: 'Abmelden',
    invalidEmail: 'Ungültige E-Mail-Adresse',
    merchantsOnly: 'Diese Seite ist für Händler: Melden Sie sich mit einem Händlerkonto an.',
  },
};
