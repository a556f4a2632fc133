import type { PASS_ENTRY_ERRORS, PassPolicy } from '../../entities/pass-policy.ts';
import { nextSlot } from '../openings/hours-ahead.ts';
import { dayEnd, type Hours, merchantDay } from '../openings/merchant-day.ts';
import { localTime } from '../time/zoned-time.ts';

/** The gate at which a pass is scanned, and the ride behind it; `null` where the venue does not distinguish them. */
export type GateRef = { merchantId: number; queueId: number | null; gateId: string | null };

/** One entry with a pass. */
export type PassEntry = {
  at: Date;
  /** The venue's date at that instant. */
  date: string;
  gate: GateRef;
  /** When staff undid the entry, which then counts as not used. */
  undoneAt: Date | null;
  /** Set for a use that is reserved for a ticket whose people have not entered yet. */
  isReserved?: boolean;
};

export type PassFacts = {
  policy: PassPolicy;
  disabled: boolean;
  validFrom: Date | null;
  /** The first instant at which the pass is no longer valid. */
  validTo: Date | null;
  entries: readonly PassEntry[];
};

export type EntryRequest = {
  venue: Hours;
  now: Date;
  gate: GateRef;
  /** The venue's date on which the entry counts, if it is not the day of `now`: that of a show which people enter early. */
  date?: string;
};

/** Why an entry is not admitted, and from when it would be; `from` is `null` if it never would. */
export type EntryBlocker = { code: PassEntryError; from: Date | null };

type PassEntryError = (typeof PASS_ENTRY_ERRORS)[number];

/** Each step skips to the end of one blocker; more steps only occur with contradictory hours. */
const MAX_STEPS = 12;

/** Whether the policy of a pass admits an entry now: `null`, or the blocker that lasts longest (PAS-031, PAS-034). */
export function passEntryBlocker(pass: PassFacts, request: EntryRequest): EntryBlocker | null {
  const blocker = longestBlocker(pass, request);
  let from = blocker?.from ?? null;
  for (let step = 0; blocker && from && step < MAX_STEPS; step += 1) {
    const next = longestBlocker(pass, at(request, from));
    if (!next) return { code: blocker.code, from };
    from = next.from;
  }
  return blocker && { code: blocker.code, from: null };
}

/** The request at a later instant. It keeps its own date until the venue's day has reached that. */
function at({ date, ...request }: EntryRequest, now: Date): EntryRequest {
  const present = merchantDay(request.venue, now).date;
  return { ...request, now, date: date && date > present ? date : present };
}

/** The entry to store when a pass is admitted. */
export function passEntry(request: EntryRequest): PassEntry {
  return { at: request.now, date: dateOf(request), gate: request.gate, undoneAt: null };
}

function dateOf({ venue, now, date }: EntryRequest): string {
  return date ?? merchantDay(venue, now).date;
}

function longestBlocker(pass: PassFacts, request: EntryRequest): EntryBlocker | null {
  const blockers = [
    ...validityBlockers(pass, request),
    ...limitBlockers(pass, request),
    ...pauseBlockers(pass, request),
    ...hoursBlockers(pass, request),
  ];
  return blockers.reduce<EntryBlocker | null>(
    (longest, each) => (longest && ends(longest) >= ends(each) ? longest : each),
    null,
  );
}

const ends = ({ from }: EntryBlocker) => from?.getTime() ?? Number.POSITIVE_INFINITY;

function validityBlockers(
  { disabled, validFrom, validTo }: PassFacts,
  { now }: EntryRequest,
): EntryBlocker[] {
  if (disabled) return [{ code: 'pass_not_usable', from: null }];
  if (validTo && validTo <= now) return [{ code: 'pass_expired', from: null }];
  return validFrom && now < validFrom ? [{ code: 'pass_not_usable', from: validFrom }] : [];
}

function limitBlockers({ policy, entries }: PassFacts, request: EntryRequest): EntryBlocker[] {
  const { venue, gate } = request;
  const date = dateOf(request);
  return policy.limits.flatMap(({ maxUses, period, within }): EntryBlocker[] => {
    const uses = countedEntries(entries, gate, within).filter(
      (entry) => period === 'validity' || entry.date === date,
    );
    if (uses.length < maxUses) return [];
    const from = period === 'day' ? dayEnd(venue, date) : null;
    const hasEntered = uses.some(({ isReserved }) => !isReserved);
    if (maxUses === 1 && hasEntered) return [{ code: 'pass_already_entered', from }];
    return [{ code: period === 'day' ? 'pass_used_up' : 'pass_no_uses_left', from }];
  });
}

function pauseBlockers(
  { policy: { pause }, entries }: PassFacts,
  { now, gate }: EntryRequest,
): EntryBlocker[] {
  if (!pause) return [];
  const times = countedEntries(entries, gate, pause.within).map(({ at }) => at.getTime());
  const from = new Date(Math.max(0, ...times) + pause.seconds * 1_000);
  return now < from ? [{ code: 'pass_entered_recently', from }] : [];
}

function hoursBlockers(
  { policy: { hours: openings } }: PassFacts,
  { venue: { timezone }, now }: EntryRequest,
): EntryBlocker[] {
  if (openings.length === 0) return [];
  const slot = nextSlot({ openings, timezone }, now);
  if (slot && slot.opensAt <= now) return [];
  const from = slot?.opensAt ?? null;
  const isLaterToday =
    from !== null && localTime(from, timezone).date === localTime(now, timezone).date;
  return [{ code: isLaterToday ? 'pass_outside_hours' : 'pass_not_usable', from }];
}

function countedEntries(
  entries: readonly PassEntry[],
  { merchantId, queueId, gateId }: GateRef,
  within: PassPolicy['limits'][number]['within'],
): PassEntry[] {
  return entries.filter(({ gate, undoneAt }) => {
    if (undoneAt) return false;
    if (within === 'everywhere') return true;
    const isSame =
      within === 'ride' ? gate.queueId === queueId : nameOf(gate.gateId) === nameOf(gateId);
    return isSame && gate.merchantId === merchantId;
  });
}

/** Staff type the name at each device of a gate, so capitals are ignored. */
const nameOf = (gateId: string | null) => gateId?.toLowerCase() ?? null;
