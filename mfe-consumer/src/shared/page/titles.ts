/** Document titles; Italian in every language (SHL-023, X-36). */
export const TITLES = {
  home: 'Esplora',
  scan: 'Scansione',
  merchant: 'Pagina esercente',
  takeNumber: 'Prendi il numero',
  events: 'Orari',
  freeAccess: 'Accesso libero',
  bookQueue: 'Prenota il posto',
  ticket: 'Il tuo biglietto',
  turn: 'Tocca a te',
  myQueues: 'Le mie code',
  signIn: 'Accedi',
  signUp: 'Registrati',
  changePassword: 'Cambia password',
  resetPassword: 'Nuova password',
  confirmEmail: 'Conferma e-mail',
  account: 'Il tuo account',
} as const;
