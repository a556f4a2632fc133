export const text = [
  {
    heading: 'Quali dati usiamo',
    paragraphs: [
      'Per darti un numero bastano un account temporaneo e i numeri che prendi. Se ti registri conserviamo il tuo indirizzo e-mail e, se li indichi, nome e telefono. Se accedi tramite un servizio esterno ne riceviamo solo e-mail e nome.',
      'La posizione serve solo a mostrarti le attività vicine, se la concedi, e non è conservata. La fotocamera legge i codici sul dispositivo: le immagini non lo lasciano.',
    ],
  },
  {
    heading: 'Perché li usiamo',
    paragraphs: [
      'Per gestire la coda, avvisarti quando tocca a te, riconoscere il tuo biglietto all’ingresso e prevenire gli abusi. Non facciamo pubblicità e non vendiamo i tuoi dati.',
    ],
  },
  {
    heading: 'Chi li vede',
    paragraphs: [
      'L’attività presso cui ti metti in coda vede il tuo numero, quante persone sono con te e il nome che le hai dato. I fornitori che ospitano il servizio e spediscono i messaggi li trattano per nostro conto.',
    ],
  },
  {
    heading: 'Che cosa resta sul tuo dispositivo',
    paragraphs: [
      'Nessun cookie di profilazione. Il browser conserva la sessione, il ruolo e poche preferenze, finché esci o ne cancelli i dati.',
    ],
  },
  {
    heading: 'Per quanto tempo',
    paragraphs: [
      'Conserviamo i dati al massimo per due anni. Se ne chiedi la cancellazione, li eliminiamo entro 30 giorni di calendario. Eliminiamo anche un account che nessuno usa da due anni, dopo averlo annunciato per e-mail 30 giorni prima.',
    ],
  },
  {
    heading: 'I tuoi diritti',
    paragraphs: [
      'Puoi chiedere di vedere i tuoi dati, riceverne una copia, correggerli o cancellarli, e opporti a un uso. Puoi anche rivolgerti all’autorità per la protezione dei dati.',
    ],
  },
  {
    heading: 'Età minima',
    paragraphs: [
      'Il servizio non è rivolto a chi ha meno di 13 anni e non ne raccoglie consapevolmente i dati: se li troviamo, li cancelliamo.',
    ],
  },
  {
    heading: 'Modifiche',
    paragraphs: [
      'Le modifiche importanti di questa informativa hanno effetto 30 giorni dopo la pubblicazione.',
    ],
  },
  {
    heading: 'Chi è responsabile dei dati',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
