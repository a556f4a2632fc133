/** The texts of the shell; the Italian ones define the keys. */
export const texts = {
  header: {
    home: '{{name}}, pagina iniziale',
    navigation: 'Navigazione principale',
    signIn: 'Accedi',
    profile: 'Profilo',
    account: 'Account',
    devices: 'Account e dispositivi',
    explore: 'Esplora',
    queues: 'Code',
    pass: 'Pass',
    ticket: 'Il tuo numero',
    tickets: 'I tuoi numeri',
    signOut: 'Esci',
  },
  away: 'Turno non è raggiungibile in questo momento. Continuiamo a riprovare: quello che hai scritto non va perso.',
  update: { available: 'È disponibile una nuova versione.', reload: 'Aggiorna' },
  preview: {
    running: 'Versione di prova: questa pagina usa {{name}} {{version}}.',
    missing:
      'Non c’è nessuna versione {{version}} di {{name}} utilizzabile qui: questa pagina usa quella pubblicata.',
    leave: 'Torna alla versione pubblicata',
  },
  error: {
    title: 'Errore',
    text: 'Si è verificato un errore. Riprova più tardi.',
    home: 'Vai alla pagina iniziale',
  },
  sessionEnded: 'La sessione è terminata.',
  notFound: {
    title: 'Questa pagina non esiste',
    text: 'L’indirizzo non è giusto, oppure la pagina non c’è più. Se arrivi da un codice QR, inquadralo di nuovo dalla pagina iniziale.',
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
  arrival: {
    title: 'Cambiare account?',
    asked: 'Sei connesso come {{present}}. Questo link apre l’account {{next}}.',
    accept: 'Continua come {{next}}',
    refuse: 'Resta connesso come {{present}}',
    signedIn: 'Sei connesso come {{next}}',
    guest: 'ospite',
    account: 'account {{id}}',
  },
  notices: {
    private: 'Sembra una finestra privata: il tuo numero si perde quando la chiudi.',
    install: 'Tieni Turno a portata di mano: aggiungilo alla schermata iniziale.',
    installApple:
      'Tieni Turno a portata di mano: tocca Condividi e poi «Aggiungi alla schermata Home».',
    add: 'Aggiungi',
    close: 'Chiudi',
  },
};
