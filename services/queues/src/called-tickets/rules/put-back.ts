import { partySizeViolation, type RuleViolation } from '../../core/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';

type PutBackTarget = {
  passMode: 'free' | 'generic' | 'specific';
  listOnly: boolean;
  minPax: number;
  maxPax: number | null;
};

/**
 * S-10: why a called ticket cannot return to wait in its queue, whose settings may have changed since the call; `null` when it
 * can. Staff can still call it again or move it.
 */
export function putBackViolation(
  { paxCount, passes = [] }: Pick<TicketRecord, 'paxCount' | 'passes'>,
  queue: PutBackTarget,
): RuleViolation | null {
  const lacksPasses = queue.passMode !== 'free' && passes.length === 0;
  if (queue.listOnly || lacksPasses) return { code: 'queue_not_supported' };
  return partySizeViolation(queue, paxCount);
}

/** The first distance between sort keys behind one number, so that many fit behind each other. */
const STEP = 2 ** -10;

/**
 * S-21: the sort key that places a ticket behind the first `behind` of some waiting tickets, given their sort keys in order. It
 * lies between two of them, so those in front keep their places, and those behind have one more ticket in front, as they had
 * before this ticket was called. Where no number fits, the ticket comes one place further back. If possible the key is above
 * all positions called so far, because a call that is taken back leaves its ticket in front.
 */
export function sortKeyBehind(
  sortKeys: readonly number[],
  behind: number,
  calledUpTo: number,
): number {
  for (let at = Math.min(behind, sortKeys.length); at <= sortKeys.length; at += 1) {
    const front = sortKeys[at - 1] ?? 0;
    // Tickets that join later get larger numbers.
    const next = sortKeys[at] ?? Math.floor(Math.max(front, calledUpTo)) + 1;
    const before = calledUpTo < next ? Math.max(front, calledUpTo) : front;
    const key = Math.min(before + STEP, before + (next - before) / 2);
    if (before < key && key < next) return key;
  }
  return Math.floor(Math.max(sortKeys.at(-1) ?? 0, calledUpTo)) + 1;
}

/**
 * How many tickets of each size are among the first `behind` over all sizes, and since when the last of them waits, given since
 * when the tickets of each size wait. The size whose next ticket has waited longest is called next (S-11).
 */
export function frontOf(since: readonly (readonly number[])[], behind: number) {
  const counts = since.map(() => 0);
  let lastSince: number | null = null;
  for (let taken = 0; taken < behind; taken += 1) {
    const heads = since.map((size, at) => size[counts[at] ?? 0] ?? Number.POSITIVE_INFINITY);
    const longest = Math.min(...heads);
    if (longest === Number.POSITIVE_INFINITY) break;
    const size = heads.indexOf(longest);
    counts[size] = (counts[size] ?? 0) + 1;
    lastSince = Math.max(lastSince ?? 0, longest);
  }
  return { counts, lastSince };
}
