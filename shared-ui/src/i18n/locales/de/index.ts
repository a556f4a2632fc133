import type { Texts } from '../../define-texts.ts';
import type { texts as it } from '../it/index.ts';
import { controls } from './controls.ts';
import { errors } from './errors.ts';
import { parts } from './parts.ts';

/** The German texts of shared-ui: words for every screen here, the rest by subject. */
export const texts = {
  retry: 'Erneut versuchen',
  close: 'Schließen',
  cancel: 'Abbrechen',
  back: 'Zurück',
  clear: 'Löschen',
  loading: 'Wird geladen…',
  pending: 'Bitte warten…',
  skipToContent: 'Zum Inhalt springen',
  notifications: 'Benachrichtigungen',
  offline: 'Sie sind offline. Die Angaben sind vielleicht nicht aktuell.',
  noConnection: 'Keine Verbindung. Prüfen Sie das Netz und versuchen Sie es erneut.',
  noAnswer: 'Keine Antwort erhalten. Versuchen Sie es in einigen Sekunden erneut.',
  live: 'Live',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  polling: 'Alle paar Sekunden aktualisiert',
  updatedAt: 'Zuletzt aktualisiert {{time}}',
  errorTitle: 'Etwas ist schiefgegangen',
  errorMessage: 'Ein Problem ist aufgetreten. Bitte versuchen Sie es in einigen Sekunden erneut.',
  remoteFailed: 'Dieser Teil wurde nicht geladen.',
  status: {
    open: 'Geöffnet',
    opened: 'Geöffnet',
    paused: 'Pausiert',
    closed: 'Geschlossen',
    waiting: 'Wartet',
    now: 'Sie sind dran',
    expired: 'Abgelaufen',
    'checked-in': 'Eingelassen',
    'free-access': 'Freier Zugang',
  },
  ...errors,
  ...controls,
  ...parts,
} satisfies Texts<typeof it>;
