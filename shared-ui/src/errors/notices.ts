import { MAPPED_TOAST_MS } from '@turno/shared-types/constants';
import { type ToastKind, useToast } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { MORE_PASSES_TOAST_MS, PASS_OWNER_TOAST_MS } from './error-areas.ts';

type Notice = { kind: ToastKind; lifeMs: number };

const success: Notice = { kind: 'success', lifeMs: MAPPED_TOAST_MS };
const info: Notice = { kind: 'info', lifeMs: MAPPED_TOAST_MS };
const warning: Notice = { kind: 'warning', lifeMs: MAPPED_TOAST_MS };
const ownerWarning: Notice = { kind: 'warning', lifeMs: PASS_OWNER_TOAST_MS };

/** ERR-026 to ERR-029, CST-015: the notices shown as toasts, with their kind and duration. */
export const NOTICES = {
  preferenceSaved: success,
  ticketActivated: success,
  ticketsActivated: success,
  ticketsNotActivated: warning,
  ticketAssociated: success,
  codeAdded: success,
  codeAlreadyAdded: warning,
  codeAlreadyScanned: warning,
  accessForbidden: warning,
  passwordChanged: success,
  severalTicketsFound: { kind: 'warning', lifeMs: MORE_PASSES_TOAST_MS },
  queueClosed: warning,
  queuePaused: warning,
  ticketExpired: warning,
  noFastTrack: warning,
  passesToActivate: warning,
  cameraDenied: warning,
  cameraUnsupported: warning,
  resetMailSent: info,
  operationNotAllowed: warning,
  emptyList: ownerWarning,
  repeatedCode: ownerWarning,
  repeatedName: ownerWarning,
  noName: ownerWarning,
} satisfies Record<string, Notice>;

export type NoticeName = keyof typeof NOTICES;

/** Shows a notice of the catalogue as a toast: `const notice = useNotice(); notice('codeAdded')`. */
export function useNotice(): (name: NoticeName) => void {
  const t = useSharedTexts();
  const toast = useToast();
  return (name) => {
    const { kind, lifeMs } = NOTICES[name];
    toast(t(`notices.${name}`), { kind, durationMs: lifeMs });
  };
}
