import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Quali dati usiamo',
    text: 'Per darti un numero bastano un account temporaneo e i numeri che prendi. Se ti registri conserviamo il tuo indirizzo e-mail e, se lo indichi, nome e telefono. La posizione serve solo a mostrarti le attività vicine e non è conservata.',
  },
  {
    heading: 'Perché li usiamo',
    text: 'Per gestire la coda, avvisarti quando tocca a te, riconoscere il tuo biglietto all’ingresso e prevenire gli abusi. Non vendiamo i tuoi dati.',
  },
  {
    heading: 'Per quanto tempo',
    text: 'Conserviamo i dati al massimo per due anni. Se ne chiedi la cancellazione, li eliminiamo entro 30 giorni di calendario.',
  },
  {
    heading: 'Età minima',
    text: 'Il servizio non è rivolto a chi ha meno di 13 anni e non ne raccoglie consapevolmente i dati.',
  },
  {
    heading: 'Modifiche',
    text: 'Le modifiche importanti di questa informativa hanno effetto 30 giorni dopo la pubblicazione.',
  },
];
