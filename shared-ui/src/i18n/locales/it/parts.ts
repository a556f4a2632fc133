export const parts = {
  guestEnded: {
    title: 'La sessione è terminata',
    text: 'Avevi preso il numero senza account: la sessione durava un giorno ed è terminata, e con lei il biglietto su questo dispositivo. Puoi prendere un nuovo numero in qualsiasi momento.',
    home: 'Trova un’attività',
  },
  blocked: {
    title: 'Turno non si può mostrare in questa pagina',
    origin:
      'Il sito {{origin}} non è registrato presso Turno. Se è il tuo, fai registrare il suo indirizzo.',
    'client-key':
      'Turno non conosce la chiave indicata da questa pagina. Se la pagina è tua, controlla client-key.',
    franchise:
      'Turno non conosce il gruppo indicato da questa pagina. Se la pagina è tua, controlla franchise-id.',
    policy:
      'Le regole di sicurezza di questa pagina bloccano Turno. Se la pagina è tua, estendi la sua Content Security Policy.',
  },
  callAlert: {
    title: '{{number}}: tocca a te',
    open: 'Apri il biglietto',
    dismiss: 'Chiudi l’avviso del numero {{number}}',
  },
  language: {
    change: 'Cambia lingua',
    failed: 'La lingua non si è caricata. Controlla la connessione e riprova.',
  },
  emailLink: {
    send: 'Invia di nuovo il link',
    sent: 'Link inviato: controlla la posta',
    confirmed: 'Il tuo indirizzo è confermato.',
  },
  unlisted: {
    title: 'Non ancora nell’elenco pubblico',
    text: 'Conferma il tuo indirizzo e-mail con il link che ti abbiamo mandato: da quel momento tutti trovano questa attività. La sua pagina funziona già.',
  },
  day: { today: 'Oggi', tomorrow: 'Domani' },
  booking: {
    name: 'Nome per la prenotazione',
    nameMissing: 'Scrivi un nome',
    nameTooLong: 'Il nome può avere al massimo {{count}} caratteri',
    partyMissing: 'Scegli quanti siete',
    phone: 'Telefono (facoltativo)',
    phoneHint: 'Serve solo a chiamarti se non ti trovano.',
    terms: 'Accetto i termini e le condizioni',
    termsMissing: 'Per prenotare accetta i termini',
    readTerms: 'Leggi i termini e le condizioni',
    send: 'Chiedi un tavolo',
  },
  lineUp: {
    checking: 'Verifica di sicurezza…',
    'signing-up': 'Preparo il biglietto…',
    taking: 'Prendo il numero…',
    unanswered: 'Non è arrivata risposta. Riprova: non prenderai due numeri.',
    refresh: 'Controlliamo di nuovo tra',
  },
  botCheck: {
    missing: 'Recaptcha Key not set.',
    failed: 'Potresti avere qualche problema col tuo dispositivo!',
  },
  scanner: {
    label: 'Fotocamera per leggere il codice QR',
    aim: 'Inquadra il codice QR',
    starting: 'Avvio della fotocamera…',
    stopped: 'Fotocamera in pausa',
    denied: 'Permesso negato: prova con un’app lettore',
    unsupported: 'Browser non supportato',
    noCamera: 'Nessuna fotocamera trovata',
    busy: 'La fotocamera è usata da un’altra applicazione: riproviamo tra poco',
    manualLabel: 'Codice',
    manualHint: 'Puoi anche scrivere il codice a mano',
    manualSubmit: 'Usa il codice',
    manualEmpty: 'Scrivi il codice',
  },
  share: {
    share: 'Condividi',
    copy: 'Copia il link',
    copied: 'Link copiato',
    failed: 'Il browser non copia il link. Eccolo: {{url}}',
    code: 'Codice QR di {{title}}',
    address: 'Indirizzo',
  },
  print: {
    print: 'Stampa',
    headline: 'Prendi il numero dal telefono',
    steps: {
      scan: 'Inquadra il codice con la fotocamera',
      take: 'Prendi il numero: basta un tocco',
      arrive: 'Arriva quando tocca a te',
    },
    code: 'Codice QR di {{name}}',
  },
  signIn: {
    title: 'Accedi',
    email: 'E-mail',
    password: 'Password',
    submit: 'Accedi',
    signOut: 'Esci',
    invalidEmail: 'E-mail non valida',
    merchantsOnly: 'Questa pagina è per gli esercenti: accedi con il loro account.',
    ended: 'La sessione è terminata. Accedi di nuovo.',
    endedHere: 'La sessione è terminata. Accedi di nuovo: tornerai alla pagina in cui eri.',
    needed: 'Accedi per aprire questa pagina.',
  },
};
