import { isRejection } from '@turno/kit';
import type { CommandCall } from '../store/call-steps.ts';

/** The maximum number of tickets of one command. */
const MAX_TICKETS = 50;

/** Returns the last call of the command at a counter. */
export type BeforeAt = (counterId: number) => CommandCall | undefined;
type Part = { index: number; beforeAt: BeforeAt };

/**
 * Calls tickets of several queues one after another, until enough people are called; `null` calls one ticket. Those of one
 * queue are served together (S-03), so the command ends before a ticket that must be called separately (S-21).
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
      // S-15: the reply contains the tickets that this command called, even if another call is rejected. After other failures
      // the client sends the command again.
      if (called.length > 0 && isRejection(error)) return called;
      throw error;
    }
  } while (people < (paxCount ?? 0) && called.length < MAX_TICKETS);
  return called;
}
