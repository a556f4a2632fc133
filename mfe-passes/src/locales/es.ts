import type { Texts } from '@turno/shared-ui/i18n';
import type { texts as it } from './it.ts';

export const texts = {
  title: 'Control de acceso',
  intro: 'Enfoca el código QR del tique o escribe su código.',
  loadFailed: 'No se han podido cargar tus locales.',
  noMerchants: 'Sin locales',
  noMerchantsHint: 'Esta cuenta todavía no está vinculada a ningún local.',
  merchant: 'Local',
  scanner: 'Lector',
  checking: 'Comprobando…',
  admitted: 'Puede entrar',
  refused: 'No puede entrar',
  undecided: 'Sin decidir',
  alreadyScanned: 'Tique ya escaneado',
  notYetCalled: 'Aún no se ha llamado',
  notYetCalledServing: 'Aún no se ha llamado: ahora se atiende el {{serving}}',
  ticket: 'Tique {{ticket}}',
  people_one: '{{count}} persona',
  people_other: '{{count}} personas',
  fastTrack: 'Fast Track',
  history: 'Últimos controles',
  noHistory: 'Todavía no se ha comprobado ningún tique.',
} satisfies Texts<typeof it>;
