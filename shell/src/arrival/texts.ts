const it = {
  title: 'Cambiare account?',
  asked: 'Sei connesso come {{present}}. Questo link apre l’account {{next}}.',
  accept: 'Continua come {{next}}',
  refuse: 'Resta {{present}}',
  signedIn: 'Sei connesso come {{next}}',
  guest: 'ospite',
  account: 'account {{id}}',
};

type Words = typeof it;

const en: Words = {
  title: 'Change account?',
  asked: 'You are signed in as {{present}}. This link opens the account {{next}}.',
  accept: 'Continue as {{next}}',
  refuse: 'Stay {{present}}',
  signedIn: 'You are signed in as {{next}}',
  guest: 'a guest',
  account: 'account {{id}}',
};

const es: Words = {
  title: '¿Cambiar de cuenta?',
  asked: 'Has iniciado sesión como {{present}}. Este enlace abre la cuenta {{next}}.',
  accept: 'Continuar como {{next}}',
  refuse: 'Seguir como {{present}}',
  signedIn: 'Has iniciado sesión como {{next}}',
  guest: 'invitado',
  account: 'cuenta {{id}}',
};

const de: Words = {
  title: 'Konto wechseln?',
  asked: 'Sie sind als {{present}} angemeldet. Dieser Link öffnet das Konto {{next}}.',
  accept: 'Weiter als {{next}}',
  refuse: 'Weiter als {{present}}',
  signedIn: 'Sie sind als {{next}} angemeldet',
  guest: 'Gast',
  account: 'Konto {{id}}',
};

/** Came with its own code: nearly nobody reads them. */
export const NAMESPACE = 'arrival';
export const texts = { it, en, es, de };
