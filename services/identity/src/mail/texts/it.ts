import type { MailTexts } from './en.ts';

export const mailTextsIt: MailTexts = {
  'password-reset': {
    subject: 'Scegli una nuova password',
    lead: 'Qualcuno, probabilmente tu, ha chiesto una nuova password per il tuo account Turno.',
    action: 'Scegli una nuova password',
    note: 'Il link funziona una sola volta e per un’ora. Se non sei stato tu, non fare nulla: la password resta quella di prima.',
  },
  'password-changed': {
    subject: 'La tua password è stata cambiata',
    lead: 'La password del tuo account Turno è stata cambiata. Le altre sessioni sono state chiuse.',
    action: 'Vai a Turno',
    note: 'Se non sei stato tu, scegli subito “Password dimenticata” nella pagina di accesso.',
  },
};
