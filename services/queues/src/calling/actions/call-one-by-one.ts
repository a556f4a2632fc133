import { isRejection } from '@turno/kit';
import type { CommandCall } from '../store/call-steps.ts';

/** Tickets that one command may call. */
const MAX_TICKETS = 50;

/** What the command called last at a counter. */
export type BeforeAt = (counterId: number) => CommandCall | undefined;
type Part = { index: number; beforeAt: BeforeAt };

/**
 * Calls tickets of several queues one by one, until so many people are called; `null` calls one ticket. Those of one queue are
 * served together (S-03), so that the command ends where the next one is called by itself (S-21).
 */
export async function callOneByOne<Called extends { ticket: CommandCall }>(
  paxCount: number | null,
  callOne: (part: Part) => Promise<Called | null>,
): Promise<Called[]> {
  const called: Called[] = [];
  const beforeAt: BeforeAt = (counterId) =>
    called.findLast(({ ticket }) => ticket.counterId === counterId)?.ticket;
  let people = 0;
  do {
    try {
      const next = await callOne({ index: called.length, beforeAt });
      if (!next) return called;
      called.push(next);
      people += next.ticket.paxCount;
    } catch (error) {
      // S-15: the answer names whom this command called, whatever prevents another call. After a failure it is sent again.
      if (called.length > 0 && isRejection(error)) return called;
      throw error;
    }
  } while (people < (paxCount ?? 0) && called.length < MAX_TICKETS);
  return called;
}
