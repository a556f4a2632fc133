import type { MailTexts } from './en.ts';

export const mailTextsIt: MailTexts = {
  'password-reset': {
    subject: 'Reimposta la tua password',
    lead: 'Abbiamo ricevuto una richiesta di nuova password per il tuo account Turno.',
    action: 'Scegli una nuova password',
    note: 'Il link vale una sola volta e scade dopo un’ora. Se la richiesta non è partita da te, ignora questa e-mail: la tua password resta la stessa.',
  },
  'password-changed': {
    subject: 'La tua password è stata cambiata',
    lead: 'La password del tuo account Turno è appena stata cambiata. Abbiamo chiuso le sessioni su tutti gli altri dispositivi.',
    action: 'Vai a Turno',
    note: 'Se non hai fatto tu questa modifica, tocca subito «Hai dimenticato la password?» nella pagina di accesso e scegline una nuova.',
  },
  'passkey-added': {
    subject: 'Aggiunta una passkey al tuo account',
    lead: 'Al tuo account Turno è appena stata aggiunta una passkey. Chi la possiede può accedere senza la tua password.',
    action: 'Vai a Turno',
    note: 'Se non l’hai aggiunta tu, rimuovila subito dalla pagina del tuo account e scegli una nuova password: chiuderemo le sessioni su tutti gli altri dispositivi.',
  },
  'passkey-removed': {
    subject: 'Rimossa una passkey dal tuo account',
    lead: 'Dal tuo account Turno è appena stata rimossa una passkey. Nessuno può più accedere con quella passkey.',
    action: 'Vai a Turno',
    note: 'Se non l’hai rimossa tu, scegli subito una nuova password: chiuderemo le sessioni su tutti gli altri dispositivi. Poi aggiungi di nuovo la passkey dalla pagina del tuo account.',
  },
  'account-deleted': {
    subject: 'Il tuo account è stato eliminato',
    lead: 'Il tuo account Turno e tutti i dati che ti riguardano sono stati eliminati. Le sessioni sono chiuse su tutti i dispositivi e i tuoi biglietti hanno lasciato le code.',
    action: 'Vai a Turno',
    note: 'Se non l’hai chiesto tu, qualcuno conosceva la tua password: cambiala ovunque la usi.',
  },
  'account-unused': {
    subject: 'Il tuo account sta per essere eliminato',
    lead: 'Nessuno usa il tuo account Turno da quasi due anni. Tra 30 giorni lo elimineremo insieme a tutti i dati che ti riguardano.',
    action: 'Mantieni il mio account',
    note: 'Per mantenerlo ti basta accedere una volta entro quella data. Se non ti serve più, non devi fare nulla.',
  },
  'new-sign-in': {
    subject: 'Nuovo accesso al tuo account',
    lead: 'Qualcuno ha appena effettuato l’accesso al tuo account Turno da un dispositivo o da una rete che non conoscevamo.',
    action: 'Vai a Turno',
    note: 'Se sei stato tu, non devi fare nulla. Altrimenti tocca «Hai dimenticato la password?» nella pagina di accesso e scegline una nuova: chiuderemo le sessioni su tutti i dispositivi.',
  },
  'sign-in-blocked': {
    subject: 'Tentativi di accesso non riusciti',
    lead: 'Ci sono stati molti tentativi non riusciti di accedere al tuo account Turno. Per un po’ rallentiamo quelli successivi.',
    action: 'Vai a Turno',
    note: 'Se sei stato tu, aspetta qualche minuto oppure tocca «Hai dimenticato la password?» nella pagina di accesso. Altrimenti il tuo account è al sicuro finché nessuno conosce la tua password.',
  },
  'email-confirmation': {
    subject: 'Conferma il tuo indirizzo e-mail',
    lead: 'Conferma che questo indirizzo e-mail è tuo: il tuo account Turno sarà completo.',
    action: 'Conferma l’indirizzo',
    note: 'Il link vale una sola volta e scade dopo 24 ore. Se non hai creato tu un account, ignora questa e-mail.',
  },
  'email-change': {
    subject: 'Conferma il tuo nuovo indirizzo e-mail',
    lead: 'Conferma che da ora il tuo account Turno deve usare questo indirizzo e-mail.',
    action: 'Conferma l’indirizzo',
    note: 'Il link vale una sola volta e scade dopo 24 ore. Se la richiesta non è partita da te, ignora questa e-mail: nessun tuo account cambia.',
  },
  'email-change-requested': {
    subject: 'Il tuo indirizzo e-mail sta per cambiare',
    lead: 'Dal tuo account Turno è stato chiesto di usare un altro indirizzo e-mail. Il cambio avviene appena il nuovo indirizzo viene confermato.',
    action: 'Vai a Turno',
    note: 'Se sei stato tu, qui non devi fare nulla. Altrimenti tocca subito «Hai dimenticato la password?» nella pagina di accesso e scegline una nuova: il cambio viene annullato e le sessioni chiuse su tutti i dispositivi.',
  },
  'email-in-use': {
    subject: 'Il tuo indirizzo ha già un account',
    lead: 'È stato chiesto di usare questo indirizzo e-mail per un altro account Turno. Appartiene già al tuo, quindi non è cambiato nulla.',
    action: 'Vai a Turno',
    note: 'Se sei stato tu, accedi con questo indirizzo. Altrimenti non devi fare nulla.',
  },
  'merchant-invitation': {
    subject: '{merchant}: un invito per te',
    lead: '{sender} ti invita a lavorare con «{merchant}» su Turno. L’invito dice che cosa potrai fare.',
    action: 'Vedi l’invito',
    note: 'Se non conosci {sender}, ignora questa e-mail: senza il tuo consenso non succede nulla.',
  },
  'franchise-invitation': {
    subject: '{franchising}: un invito per la tua attività',
    lead: '{sender} invita la tua attività a entrare in «{franchising}» su Turno: comparirà nel suo elenco, con il suo logo.',
    action: 'Vedi l’invito',
    note: 'L’invito vale per una sola attività e scade dopo 14 giorni. Se non conosci {sender}, ignora questa e-mail.',
  },
  'webhook-disabled': {
    subject: '{merchant}: un webhook è stato disattivato',
    lead: 'Da tre giorni nessun messaggio a {address}, un webhook di «{merchant}», viene accettato. Lo abbiamo disattivato: il tuo sistema non riceve più quello che succede nelle tue code.',
    action: 'Apri le impostazioni',
    note: 'Quando il ricevitore funziona di nuovo, riattiva il webhook nelle impostazioni. I messaggi persi nel frattempo non vengono inviati di nuovo.',
  },
  'calls-webhook-disabled': {
    subject: '{merchant}: le chiamate non arrivano più al tuo sistema',
    lead: 'Venti chiamate di fila di «{merchant}» non sono arrivate al sistema collegato, anche se per ognuna abbiamo riprovato per mezz’ora. Abbiamo disattivato «Chiamate al tuo sistema»; le code continuano come prima.',
    action: 'Apri le tue code',
    note: 'Quando il sistema è di nuovo raggiungibile, riattiva «Chiamate al tuo sistema» tra le code automatiche. Le chiamate perse nel frattempo non vengono inviate di nuovo.',
  },
  'merchant-closed': {
    subject: '{merchant}: chiusa definitivamente',
    lead: '«{merchant}» è stata chiusa definitivamente su Turno da un titolare. Chi era in coda è stato avvisato, nessuno può più prendere un numero e la chiusura non si può annullare.',
    action: 'Apri le tue attività',
    note: 'Se la chiusura non era voluta, registra di nuovo l’attività e cambia la password del tuo account.',
  },
  'merchant-handed-over': {
    subject: '{merchant}: un’altra persona è titolare',
    lead: '«{merchant}» è appena passata di mano su Turno: un’altra persona del team è diventata titolare e tu responsabile. Le chiavi API che hai creato non funzionano più.',
    action: 'Apri le tue code',
    note: 'Se non hai fatto tu questo passaggio, tocca subito «Hai dimenticato la password?» nella pagina di accesso, scegline una nuova e chiedi a chi è ora titolare di ripassarti l’attività.',
  },
  'merchant-taken-over': {
    subject: '{merchant}: ora sei titolare',
    lead: '«{merchant}» ti è appena stata passata su Turno: ora sei titolare e decidi di team, chiavi API e chiusura.',
    action: 'Apri le impostazioni',
    note: 'Se non vuoi esserlo, passa l’attività a un’altra persona del team dalle impostazioni.',
  },
  'ticket-notice': {
    subject: '{title} · {merchant}',
    lead: '{text}',
    action: 'Apri il biglietto',
    note: 'Ricevi questa e-mail perché hai chiesto di essere avvisato per questo biglietto. Puoi disattivare gli avvisi dalla pagina del biglietto.',
  },
};
