import type { NoticeKind } from '@turno/shared-types/notices';

const SOON: readonly NoticeKind[] = ['called', 'returned', 'near', 'leave', 'hurry', 'later'];
const [SOON_SECONDS, LATER_SECONDS, CANCELLED_SECONDS] = [900, 3_600, 86_400];

/** Seconds for which a message is news; a show may be days ahead. */
export function newsSeconds(kind: NoticeKind): number {
  if (kind === 'cancelled') return CANCELLED_SECONDS;
  return SOON.includes(kind) ? SOON_SECONDS : LATER_SECONDS;
}
