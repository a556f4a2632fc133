/** The texts of the shell; Italian names the keys. */
export const it = {
  header: {
    home: 'Turno, pagina iniziale',
    navigation: 'Navigazione principale',
    signIn: 'Accedi',
    profile: 'Profilo',
    explore: 'Esplora',
    queues: 'Code',
    pass: 'Pass',
    ticket: 'Il tuo numero',
    signOut: 'Esci',
  },
  away: 'Turno non è raggiungibile in questo momento. Riproviamo da soli: quello che hai scritto resta.',
  update: {
    available: 'È disponibile una nuova versione.',
    reload: 'Aggiorna',
  },
  error: {
    title: 'Errore',
    text: 'Si è verificato un errore. Riprova più tardi.',
    home: 'Vai alla pagina iniziale',
  },
  help: {
    title: 'Aiuto',
    form: 'Modulo di assistenza',
    text: 'Hai una domanda o qualcosa non funziona? Scrivici: rispondiamo appena possibile.',
    write: 'Scrivi a {{address}}',
  },
  terms: { title: 'Termini e condizioni' },
  privacy: { title: 'Privacy' },
  footer: 'Informazioni',
  back: 'Indietro',
  toPrivacy: 'Leggi l’informativa sulla privacy',
};
