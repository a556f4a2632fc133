import { controls } from './controls.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';

/** The Italian texts of shared-ui: words for every screen here, the rest by subject. */
export const texts = {
  retry: 'Riprova',
  close: 'Chiudi',
  cancel: 'Annulla',
  back: 'Indietro',
  clear: 'Cancella',
  loading: 'Caricamento…',
  pending: 'Attendere…',
  skipToContent: 'Vai al contenuto',
  notifications: 'Notifiche',
  offline: 'Sei offline. I dati mostrati potrebbero non essere aggiornati.',
  noConnection: 'Connessione assente. Controlla la rete e riprova.',
  noAnswer: 'Nessuna risposta in tempo utile. Riprova tra qualche secondo.',
  live: 'In diretta',
  reconnecting: 'Riconnessione…',
  polling: 'Aggiornamento ogni pochi secondi',
  updatedAt: 'Ultimo aggiornamento {{time}}',
  errorTitle: 'Qualcosa è andato storto',
  errorMessage: 'Si è verificato un problema. Riprovare tra qualche secondo.',
  remoteFailed: 'Questa parte non si è caricata.',
  status: {
    open: 'Aperta',
    opened: 'Aperta',
    paused: 'In pausa',
    closed: 'Chiusa',
    waiting: 'In attesa',
    now: 'Tocca a te',
    expired: 'Scaduto',
    'checked-in': 'Entrato',
    'free-access': 'Accesso libero',
  },
  ...errors,
  ...controls,
  ...parts,
};
