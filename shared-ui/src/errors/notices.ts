import { MAPPED_TOAST_MS } from '@turno/shared-types/constants';
import type { ToastKind } from '@turno/shared-ui/components';
import { MORE_PASSES_TOAST_MS, PASS_OWNER_TOAST_MS } from './error-areas.ts';

type Notice = { kind: ToastKind; lifeMs: number };

const good: Notice = { kind: 'success', lifeMs: MAPPED_TOAST_MS };
const told: Notice = { kind: 'info', lifeMs: MAPPED_TOAST_MS };
const odd: Notice = { kind: 'warning', lifeMs: MAPPED_TOAST_MS };
const owner: Notice = { kind: 'warning', lifeMs: PASS_OWNER_TOAST_MS };

/** ERR-026 to ERR-029, CST-015: the notices shown as toasts, with their kind and duration. */
export const NOTICES = {
  preferenceSaved: good,
  ticketActivated: good,
  ticketsActivated: good,
  ticketsNotActivated: odd,
  ticketAssociated: good,
  codeAdded: good,
  codeAlreadyAdded: odd,
  codeAlreadyScanned: odd,
  accessForbidden: odd,
  passwordChanged: good,
  severalTicketsFound: { kind: 'warning', lifeMs: MORE_PASSES_TOAST_MS },
  queueClosed: odd,
  queuePaused: odd,
  ticketExpired: odd,
  noFastTrack: odd,
  passesToActivate: odd,
  cameraDenied: odd,
  cameraUnsupported: odd,
  resetMailSent: told,
  operationNotAllowed: odd,
  emptyList: owner,
  repeatedCode: owner,
  repeatedName: owner,
  noName: owner,
} satisfies Record<string, Notice>;

export type NoticeName = keyof typeof NOTICES;
