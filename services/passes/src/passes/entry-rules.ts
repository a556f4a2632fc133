import type { ErrorCode, PassPolicy } from '@turno/shared-types';
import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import {
  dateAfter,
  type EntryRequest,
  instantOf,
  isSpent,
  merchantDay,
  nextSlot,
  type PassEntry,
  passEntryBlocker,
} from '@turno/shared-types/rules';
import { ANY_VENUE, type PassDay } from './pass-day.ts';
import { isValidFrom, isValidOn } from './rules.ts';
import type { Pass, PassUse } from './store/pass-model.ts';

/** Where and when people enter, or will enter, with passes. */
export type Entrance = {
  merchantId: number;
  queueId: number;
  /** `null` where the venue does not distinguish entrances. */
  gateId: string | null;
  /** The day of the venue on which the uses count: the running day at the time of entry; for a show, at its start. */
  date: string;
  at: Date;
  venue: EntryRequest['venue'];
};

export type WantedUse = Entrance & {
  passMode: 'specific' | 'generic';
  /** The pass owner who wants to use it. */
  ownerId: number;
  /** A use already held for this ticket does not count against the limit. */
  ticketId?: string;
};

/** Why a pass is not admitted and, if known, from when it will be. */
export type Blocker = { code: ErrorCode; from: Date | null };

/** Why a person cannot line up with a pass; `null` when they can. `pass` is `null` when the user has no such pass. */
export function passBlocker(
  { isOwnerKnown, pass }: { isOwnerKnown: boolean; pass: Pass | null },
  wanted: WantedUse,
): Blocker | null {
  const { ownerId, passMode, merchantId, date, ticketId } = wanted;
  const rejected = (code: ErrorCode) => ({ code, from: null });
  if (!isOwnerKnown) return rejected('pass_owner_not_found');
  if (!pass || pass.passOwnerId !== ownerId) return rejected('pass_not_found');
  if (!admitsTo(pass, passMode)) return rejected('pass_incompatible');
  if (!isAcceptedBy(pass, merchantId)) return rejected('pass_not_accepted');
  if (!isValidOn(pass, date)) return rejected('pass_not_usable');
  if (pass.usages.some((use) => use.ticketId === ticketId)) return null;
  // The entrance is not known before people arrive at it.
  const policy = partOf(pass.passType.policy, (within) => within !== 'gate');
  return policyBlocker({ pass, policy, uses: pass.usages }, wanted);
}

/**
 * Why a pass is not admitted at an entrance with a ticket that was taken with it; only entries count. An entry before the day
 * of a show counts on the day of the show; the entry of a carried-over ticket counts on the day of the entry.
 */
export function entranceBlocker(
  pass: Pass,
  entrance: Omit<Entrance, 'date'> & { ticketId: string },
): Blocker | null {
  const own = pass.usages.find(({ ticketId }) => ticketId === entrance.ticketId);
  const uses = pass.usages.filter((use) => use.enteredAt && use !== own);
  const present = merchantDay(entrance.venue, entrance.at).date;
  const date = own && own.date > present ? own.date : present;
  return policyBlocker({ pass, policy: pass.passType.policy, uses }, { ...entrance, date });
}

/** Whether a pass allows another use on a date, at any entrance. */
export function isUsable(pass: Pass, date: string): boolean {
  return dayBlocker(pass, date) === null;
}

/**
 * Why a pass allows no further use on a date, at any entrance. A pass counts as spent only when its uses are final: the use of
 * a ticket whose holder still waits may be released, so until then it is unknown when the pass becomes usable again. `venue`
 * determines when the date ends.
 */
export function dayBlocker(pass: Pass, date: string, venue = ANY_VENUE): Blocker | null {
  const blocker = blockerOfUses(pass, { date, venue });
  if (!blocker || !isSpent(blocker)) return blocker;
  const usages = pass.usages.filter((use) => isFinal(use, date));
  const isOffice = isUsedUpAtOffice(pass) && usages.length === pass.usages.length;
  const last = isOffice
    ? blocker
    : blockerOfUses({ ...pass, provider: null, usages }, { date, venue });
  return last && isSpent(last) ? last : { code: 'pass_used_up', from: null };
}

/** A ticket of the previous day may still wait at a venue that is open past midnight. */
const OPEN_DAYS = 1;

function isFinal({ enteredAt, state, date }: PassUse, today: string): boolean {
  return Boolean(enteredAt) || (state === 'confirmed' && date < dateAfter(today, -OPEN_DAYS));
}

/**
 * PAS-031: whether a person already has another pass of the same type that is active on a date; a second one is not allowed.
 */
export function hasSimilar(pass: Pass, ownPasses: readonly Pass[], date: string): boolean {
  return ownPasses.some(
    (own) =>
      own.id !== pass.id &&
      own.passType.id === pass.passType.id &&
      isValidFrom(own, date) &&
      !isSpentEntrance(own, date),
  );
}

// Specific passes do not count as spent: a person activates one of a type for each day (decision 191).
function isSpentEntrance(pass: Pass, date: string): boolean {
  const blocker = pass.passType.mode === 'generic' ? dayBlocker(pass, date) : null;
  return blocker !== null && isSpent(blocker);
}

function blockerOfUses(pass: Pass, { date, venue }: PassDay): Blocker | null {
  if (!isValidOn(pass, date)) return { code: 'pass_not_usable', from: null };
  if (isUsedUpAtOffice(pass)) return { code: 'pass_no_uses_left', from: null };
  const limits = partOf(pass.passType.policy, (within) => within === 'everywhere');
  const policy = { ...limits, pause: null, hours: [] };
  const at = instantOf(date, '12:00', DEFAULT_TIME_ZONE);
  const anywhere = { merchantId: 0, queueId: 0, gateId: null, date, at, venue };
  const used = { pass: { ...pass, provider: null }, policy, uses: pass.usages };
  return policyBlocker(used, anywhere) ?? restDay(pass, date);
}

/** Blocks a pass whose hours have no slot on a date, until their next slot. */
function restDay({ passType: { policy } }: Pass, date: string): Blocker | null {
  if (policy.hours.length === 0) return null;
  const hours = { openings: policy.hours, timezone: DEFAULT_TIME_ZONE };
  const from = nextSlot(hours, instantOf(date, '00:00', DEFAULT_TIME_ZONE))?.opensAt ?? null;
  if (from && from < instantOf(date, '24:00', DEFAULT_TIME_ZONE)) return null;
  return { code: 'pass_not_usable', from };
}

/** Whether a pass had no uses left when the ticket office was last read. */
export function isUsedUpAtOffice({ provider }: Pick<Pass, 'provider'>): boolean {
  return provider !== null && provider.maxUses !== null && provider.used >= provider.maxUses;
}

/** How many line-ups a policy allows in a day; `null` without such a limit (PAS-003). */
export function maxUsage({ limits }: PassPolicy): number | null {
  const ofDay = limits.filter(({ within, period }) => within === 'everywhere' && period === 'day');
  return ofDay.length > 0 ? Math.min(...ofDay.map(({ maxUses }) => maxUses)) : null;
}

/** Whether a pass admits to a queue of a pass mode: a Fast Track needs a specific pass, other pass queues accept any. */
function admitsTo({ passType }: Pass, passMode: WantedUse['passMode']): boolean {
  return passMode === 'generic' || passType.mode === 'specific';
}

/** Whether a merchant accepts a pass; `true` without a merchant. */
export function isAcceptedBy({ passType: { merchants } }: Pass, merchantId?: number): boolean {
  return (
    merchantId === undefined ||
    merchants.length === 0 ||
    merchants.some(({ id }) => id === merchantId)
  );
}

type Counted = { pass: Pass; policy: PassPolicy; uses: readonly PassUse[] };

function policyBlocker(
  { pass: { disabled, provider }, policy, uses }: Counted,
  { merchantId, queueId, gateId, date, at, venue }: Entrance,
): Blocker | null {
  const { validFrom = null, validTo = null } = provider ?? {};
  const facts = { policy, disabled, validFrom, validTo, entries: uses.map(entryOf) };
  return passEntryBlocker(facts, { venue, now: at, date, gate: { merchantId, queueId, gateId } });
}

function entryOf({
  merchantId,
  queueId,
  gateId = null,
  date,
  at,
  enteredAt,
  expiresAt,
}: PassUse): PassEntry {
  const gate = { merchantId, queueId, gateId };
  return { at: enteredAt ?? at ?? expiresAt, date, gate, undoneAt: null, isReserved: !enteredAt };
}

type Within = PassPolicy['limits'][number]['within'];

function partOf({ limits, pause, hours }: PassPolicy, isPart: (within: Within) => boolean) {
  return {
    limits: limits.filter(({ within }) => isPart(within)),
    pause: pause && isPart(pause.within) ? pause : null,
    hours,
  };
}
