import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  title: 'Check-in',
  intro: 'Point the camera at the ticket’s QR code, or type its code.',
  loadFailed: 'Your places could not be loaded.',
  noMerchants: 'No places yet',
  noMerchantsHint: 'This account is not linked to a place yet.',
  merchant: 'Place',
  scanner: 'Scanner',
  checking: 'Checking…',
  admitted: 'May enter',
  refused: 'May not enter',
  undecided: 'Not decided yet',
  alreadyScanned: 'Ticket already scanned',
  notYetCalled: 'Not yet called',
  notYetCalledServing: 'Not yet called: now serving {{serving}}',
  ticket: 'Ticket {{ticket}}',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  fastTrack: 'Fast Track',
  history: 'Latest checks',
  noHistory: 'No ticket checked so far.',
} satisfies Texts<typeof it>;
