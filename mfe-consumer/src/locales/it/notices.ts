export const notices = {
  notices: {
    button: 'Avvisami quando tocca a me',
    title: 'Avvisi per questo biglietto',
    offer:
      'Puoi chiudere questa pagina: il dispositivo ti avvisa quando manca poco, quando tocca a te e se c’è una pausa.',
    turnOn: 'Avvisami su questo dispositivo',
    isOn: 'Questo dispositivo ti avvisa, anche a pagina chiusa.',
    turnOff: 'Non avvisarmi più qui',
    isOnElsewhere: 'Ora ti avvisa un altro dispositivo. Se attivi questo, ti avvisa solo questo.',
    failed: 'Il browser non ha attivato gli avvisi. Riprova, oppure tieni aperta questa pagina.',
    blocked:
      'Le notifiche sono bloccate: puoi permetterle nelle impostazioni del browser, ma non in una finestra privata. Altrimenti tieni aperta questa pagina.',
    pageOnly: 'Qui gli avvisi arrivano solo a pagina aperta: non chiuderla.',
    byEmail: 'Avvisami anche via e-mail',
    minutes: 'Quanto sei lontano?',
    minutesText: 'Minuti che ti servono per arrivare. Ti diciamo quando partire.',
    minutesWrong: 'Scrivi un numero di minuti da 1 a {{most}}',
    positionWrong: 'Non riusciamo a rilevare la posizione. Scrivi i minuti.',
    measure: 'Calcola dalla mia posizione',
    measureText: 'La posizione viene rilevata una volta sola e resta sul tuo dispositivo.',
    saveTravelTime: 'Dimmi quando partire',
    endTravelTime: 'Non serve più',
    travelTimeKept: 'Ti diciamo quando partire: sei a {{minutes}} min.',
    leaveAt: 'Parti verso le {{time}}',
    heldUp:
      'La coda è in pausa: il tuo posto resta tuo. Ti diciamo quando partire appena riprende.',
  },
};
