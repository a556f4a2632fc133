import type { Texts } from '../../define-texts.ts';
import type { texts as it } from '../it/index.ts';

/** The German words of every page; those of pages that somebody operates are in `operated.ts`. */
export const texts = {
  retry: 'Erneut versuchen',
  loading: 'Wird geladen…',
  pending: 'Bitte warten…',
  offline: 'Sie sind offline. Die Angaben sind vielleicht nicht aktuell.',
  live: 'Live',
  reconnecting: 'Verbindung wird wiederhergestellt…',
  polling: 'Alle paar Sekunden aktualisiert',
  updatedAt: 'Zuletzt um {{time}} Uhr aktualisiert',
  errorTitle: 'Etwas ist schiefgegangen',
  errorMessage: 'Ein Problem ist aufgetreten. Bitte versuchen Sie es in einigen Sekunden erneut.',
  dates: { day: '{{day}}.{{month}}.{{year}}', shortDay: '{{day}}.{{month}}.' },
  day: { today: 'Heute', tomorrow: 'Morgen' },
} satisfies Texts<typeof it>;
