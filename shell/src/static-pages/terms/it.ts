import type { LegalText } from '../legal-text.ts';

export const text: LegalText = [
  {
    heading: 'Il servizio e chi lo usa',
    text: 'Turno è un servizio di code virtuali, nato da un’emergenza e gratuito per chi si mette in coda. Gli utenti sono di due tipi. L’Ospite si mette in coda presso un’attività e riceve avvisi per e-mail o SMS. L’Attività gestisce la propria lista d’attesa.',
  },
  {
    heading: 'Account',
    text: 'L’accesso tramite un servizio esterno usa solo il tuo indirizzo e-mail e il tuo nome. Puoi chiedere in ogni momento la cancellazione dell’account scrivendoci per e-mail.',
  },
  {
    heading: 'Età',
    text: 'Il servizio è riservato a chi ha compiuto 18 anni o ha il consenso di un genitore. Chi ha meno di 13 anni non può usarlo in nessun caso.',
  },
  {
    heading: 'Pagamenti delle attività',
    text: 'Gli abbonamenti si rinnovano automaticamente e non sono previsti rimborsi parziali. A ogni addebito, o a ogni addebito non riuscito, inviamo una ricevuta per e-mail. Se la carta non può essere addebitata, l’accesso è sospeso.',
  },
  {
    heading: 'Licenza dell’applicazione',
    text: 'Ti concediamo una licenza personale, non esclusiva, non trasferibile e revocabile per usare l’applicazione. Non puoi copiarla, modificarla o decompilarla oltre quanto consentito dalla legge.',
  },
  {
    heading: 'Contenuti e uso corretto',
    text: 'Sei responsabile di ciò che inserisci. Non usare il servizio per scopi illeciti, per disturbare altre persone, per prendere numeri che non intendi usare o per aggirare i limiti tecnici.',
  },
  {
    heading: 'Diritto d’autore',
    text: 'Se ritieni che un contenuto violi i tuoi diritti d’autore, scrivici indicando l’opera, il contenuto e i tuoi recapiti: lo esaminiamo e, se fondata la richiesta, lo rimuoviamo.',
  },
  {
    heading: 'Responsabilità',
    text: 'La nostra responsabilità complessiva non supera quanto pagato negli ultimi 12 mesi. Ogni pretesa va fatta valere entro un anno dal fatto. Le modifiche importanti di questi termini sono annunciate con 30 giorni di anticipo.',
  },
  {
    heading: 'Legge e controversie',
    text: 'Si applica la legge italiana. Le controversie che non si risolvono con un accordo sono decise da un arbitrato, salvi i diritti inderogabili dei consumatori.',
  },
];
