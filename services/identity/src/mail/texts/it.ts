import type { MailTexts } from './en.ts';

export const mailTextsIt: MailTexts = {
  'password-reset': {
    subject: 'Reimposta la tua password',
    lead: 'Abbiamo ricevuto una richiesta di nuova password per il tuo account Turno.',
    action: 'Scegli una nuova password',
    note: 'Il link vale una sola volta e scade dopo un’ora. Se la richiesta non è partita da te, ignora questa email: la tua password resta la stessa.',
  },
  'password-changed': {
    subject: 'La tua password è stata cambiata',
    lead: 'La password del tuo account Turno è appena stata cambiata. Abbiamo chiuso le sessioni su tutti gli altri dispositivi.',
    action: 'Vai a Turno',
    note: 'Se non hai fatto tu questa modifica, tocca subito «Hai dimenticato la password?» nella pagina di accesso e scegline una nuova.',
  },
};
