/** The Italian words of every page; those of pages that somebody operates are in `operated.ts`. */
export const texts = {
  retry: 'Riprova',
  loading: 'Caricamento…',
  pending: 'Attendi…',
  offline: 'Sei offline. I dati mostrati potrebbero non essere aggiornati.',
  live: 'In diretta',
  reconnecting: 'Riconnessione…',
  polling: 'Aggiornamento ogni pochi secondi',
  updatedAt: 'Ultimo aggiornamento {{time}}',
  errorTitle: 'Qualcosa è andato storto',
  errorMessage: 'Si è verificato un problema. Riprovare tra qualche secondo.',
  dates: { day: '{{day}}/{{month}}/{{year}}', shortDay: '{{day}}/{{month}}' },
  day: { today: 'Oggi', tomorrow: 'Domani' },
};
