import { UNDO_ENTRY_SECONDS } from '../../constants.ts';

/** One entry of a party: how many of its people staff admitted at once. */
type PartyEntry = { paxCount: number; undoneAt: Date | null };

export type Party = { paxCount: number; entries: readonly PartyEntry[] };

/** How many people of a party have not entered yet. */
export function peopleLeft({ paxCount, entries }: Party): number {
  const inside = entries.filter(({ undoneAt }) => !undoneAt);
  return inside.reduce((left, entry) => left - entry.paxCount, paxCount);
}

/** Why staff cannot admit this many people of a party; `null` when they can (PAS-034). */
export function partyEntryBlocker(
  party: Party,
  wanted: number,
): 'ticket_already_scanned' | 'pax_count_invalid' | null {
  const left = peopleLeft(party);
  if (left <= 0) return 'ticket_already_scanned';
  return Number.isInteger(wanted) && wanted >= 1 && wanted <= left ? null : 'pax_count_invalid';
}

/** Whether staff may still undo an entry, of a pass or of a party. */
export function isUndoable(
  { at, undoneAt }: { at: Date; undoneAt: Date | null },
  now: Date,
): boolean {
  return !undoneAt && now.getTime() - at.getTime() <= UNDO_ENTRY_SECONDS * 1_000;
}
