import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  title: 'Einlasskontrolle',
  intro: 'Richten Sie die Kamera auf den QR-Code oder geben Sie den Code ein.',
  loadFailed: 'Ihre Standorte konnten nicht geladen werden.',
  noMerchants: 'Noch keine Standorte',
  noMerchantsHint: 'Mit diesem Konto ist noch kein Standort verknüpft.',
  merchant: 'Standort',
  scanner: 'Scanner',
  checking: 'Wird geprüft …',
  admitted: 'Zutritt erlaubt',
  refused: 'Zutritt verweigert',
  undecided: 'Noch nicht entschieden',
  alreadyScanned: 'Ticket wurde bereits gescannt',
  notYetCalled: 'Noch nicht aufgerufen',
  notYetCalledServing: 'Noch nicht aufgerufen: jetzt ist {{serving}} dran',
  ticket: 'Ticket {{ticket}}',
  people_one: '{{count}} Person',
  people_other: '{{count}} Personen',
  fastTrack: 'Fast Track',
  history: 'Letzte Kontrollen',
  noHistory: 'Noch kein Ticket geprüft.',
} satisfies Texts<typeof it>;
