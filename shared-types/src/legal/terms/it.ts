export const text = [
  {
    heading: 'Il servizio e chi lo usa',
    paragraphs: [
      'Turno è un servizio di code virtuali, nato da un’emergenza e gratuito per chi si mette in coda. Usandolo accetti questi termini.',
      'Gli utenti sono di due tipi. L’Ospite si mette in coda presso un’attività e riceve avvisi per e-mail o SMS. L’Attività gestisce la propria lista d’attesa, chiama i numeri e decide quando la coda è aperta.',
      'Il numero indica un ordine, non un orario: le attese mostrate sono stime. Chi serve, quando e a quali condizioni lo decide l’Attività.',
    ],
  },
  {
    heading: 'Account',
    paragraphs: [
      'Puoi prendere un numero senza registrarti: un account temporaneo resta su questo dispositivo. L’accesso tramite un servizio esterno usa solo il tuo indirizzo e-mail e il tuo nome.',
      'Custodisci la tua password e avvisaci se pensi che altri usino il tuo account. Puoi chiedere in ogni momento la cancellazione dell’account scrivendoci per e-mail.',
    ],
  },
  {
    heading: 'Età',
    paragraphs: [
      'Il servizio è riservato a chi ha compiuto 18 anni o ha il consenso di un genitore. Chi ha meno di 13 anni non può usarlo in nessun caso.',
    ],
  },
  {
    heading: 'Pagamenti delle attività',
    paragraphs: [
      'Gli abbonamenti delle Attività si rinnovano automaticamente alla scadenza, finché non sono disdetti. Non sono previsti rimborsi parziali.',
      'A ogni addebito, o a ogni addebito non riuscito, inviamo una ricevuta per e-mail. Se la carta non può essere addebitata, l’accesso è sospeso finché il pagamento non riesce.',
    ],
  },
  {
    heading: 'Licenza dell’applicazione',
    paragraphs: [
      'Ti concediamo una licenza personale, non esclusiva, non trasferibile e revocabile per usare l’applicazione sui tuoi dispositivi. Non puoi copiarla, modificarla, rivenderla o decompilarla oltre quanto consentito dalla legge.',
    ],
  },
  {
    heading: 'Contenuti e uso corretto',
    paragraphs: [
      'Ciò che inserisci resta tuo: ci permetti solo di mostrarlo a chi serve per far funzionare la coda. Ne rispondi tu.',
      'Non usare il servizio per scopi illeciti, per disturbare altre persone, per prendere numeri che non intendi usare, per rivenderli o per aggirare i limiti tecnici. Possiamo sospendere chi lo fa.',
    ],
  },
  {
    heading: 'Diritto d’autore',
    paragraphs: [
      'Se ritieni che un contenuto violi i tuoi diritti d’autore, scrivici indicando l’opera, il contenuto, i tuoi recapiti e perché pensi di averne diritto. Esaminiamo la segnalazione, sentiamo chi lo ha inserito e, se fondata, lo rimuoviamo.',
    ],
  },
  {
    heading: 'Responsabilità',
    paragraphs: [
      'Offriamo il servizio così com’è e facciamo il possibile perché sia sempre raggiungibile, senza garantirlo. La nostra responsabilità complessiva non supera quanto pagato negli ultimi 12 mesi. Ogni pretesa va fatta valere entro 1 anno dal fatto.',
      'Nulla di quanto scritto qui limita la responsabilità per dolo o colpa grave, né i diritti inderogabili dei consumatori.',
    ],
  },
  {
    heading: 'Modifiche',
    paragraphs: [
      'Le modifiche importanti di questi termini sono annunciate con 30 giorni di anticipo. Chi continua a usare il servizio le accetta; chi non le accetta può chiudere l’account.',
    ],
  },
  {
    heading: 'Legge e controversie',
    paragraphs: [
      'Si applica la legge italiana. Le controversie che non si risolvono con un accordo sono decise da un arbitrato, salvi i diritti inderogabili dei consumatori e il foro che la legge riserva loro.',
    ],
  },
  {
    heading: 'Chi siamo',
    paragraphs: ['{companyName}', '{companyAddress}', '{companyContact}'],
  },
];
