/** Document titles; Italian in every language (SHL-023, X-36). */
export const TITLES = {
  home: 'Esplora',
  scan: 'Scansione',
  merchant: 'Pagina esercente',
  takeNumber: 'Prendi il numero',
  ticket: 'Il tuo biglietto',
  turn: 'Tocca a te',
  myQueues: 'Le mie code',
  signIn: 'Accedi',
} as const;
