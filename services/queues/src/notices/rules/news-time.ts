import type { NoticeKind } from '@turno/shared-types/notices';

const SOON: readonly NoticeKind[] = ['called', 'returned', 'near', 'leave', 'hurry', 'later'];
const [SOON_SECONDS, LATER_SECONDS, END_OF_SHOW_SECONDS] = [900, 3_600, 86_400];

/**
 * How many seconds a message about a ticket stays relevant. The end of a show's ticket stays relevant longer, because the show
 * may be days ahead.
 */
export function newsSeconds(kind: NoticeKind, { time }: { time?: string | null }): number {
  if (time && (kind === 'cancelled' || kind === 'ended')) return END_OF_SHOW_SECONDS;
  return SOON.includes(kind) ? SOON_SECONDS : LATER_SECONDS;
}
