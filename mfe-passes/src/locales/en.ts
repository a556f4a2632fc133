import type { Texts } from '@turno/shared-ui/i18n';
import type { it } from './it.ts';

export const en = {
  title: 'Check-in',
  intro: 'Point the camera at the ticket’s QR code, or type its code.',
  loadFailed: 'Your places could not be loaded.',
  noMerchants: 'No places yet',
  noMerchantsHint: 'This account is not linked to a place yet.',
  merchant: 'Place',
  scanner: 'Scanner',
  code: 'Ticket code',
  codeHint: 'Ten letters and digits, below the visitor’s QR code.',
  check: 'Check',
  checking: 'Checking…',
  admitted: 'May enter',
  refused: 'May not enter',
  alreadyScanned: 'Ticket already scanned',
  ticket: 'Ticket {{ticket}}',
  people_one: '{{count}} person',
  people_other: '{{count}} people',
  fastTrack: 'Fast Track',
  history: 'Latest checks',
  noHistory: 'No ticket checked so far.',
} satisfies Texts<typeof it>;
