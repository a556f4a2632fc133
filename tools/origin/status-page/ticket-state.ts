import type { Locale } from '@turno/shared-types';
import {
  closingBeforeTurn,
  OF_DAY_BEFORE,
  waitRangeText,
  waitStart,
  waitText,
} from '@turno/shared-types/rules';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import { rangeWords, waitWords } from '@turno/shared-types/wait-words';
import { clock } from '../first-view/clock.ts';
import { dayAndTime } from '../first-view/day-and-time.ts';
import type { Counted } from '../first-view/view-words.ts';
import type { StatusWords } from './status-words.ts';
import { STATUS_WORDS } from './words.ts';

type Context = { locale: Locale; now: Date };
/** A fact; its `hint` says more of it, on a line of its own. */
type Fact = { label: string; value: string; hint?: string };

export type TicketFacts = {
  kind: 'waiting' | 'now' | 'over';
  headline: string;
  hint: string | null;
  facts: Fact[];
};

/** What a status page says of a ticket. */
export function ticketFacts(ticket: PublicTicket, context: Context): TicketFacts {
  const words = STATUS_WORDS[context.locale];
  return { ...stateOf(ticket, words, context), facts: factsOf(ticket, words, context) };
}

type State = Pick<TicketFacts, 'kind' | 'headline' | 'hint'>;

function stateOf(ticket: PublicTicket, words: StatusWords, context: Context): State {
  const { locale } = context;
  const { asideAt, canceledAt, checkedInAt, executedAt, endReason, status, merchant } = ticket;
  const over = (headline: string, hint: string | null = null): State => ({
    kind: 'over' as const,
    headline,
    hint,
  });
  if (checkedInAt !== null) return over(words.checkedIn);
  if (canceledAt !== null) {
    if (!endReason || endReason === 'moved') return over(words.removed);
    const isCancelled = endReason !== 'merchant-closed' && ticket.time !== null;
    return over(words.ended[isCancelled ? 'show-cancelled' : endReason]);
  }
  if (status === 'expired') {
    if (executedAt === null) return over(words.passed);
    const time = clock(new Date(executedAt), locale, merchant.timezone);
    return over(words.calledAt.replace('{time}', time), words.calledHint);
  }
  if (asideAt) return { kind: 'waiting', headline: words.aside, hint: words.asideHint };
  if (status === 'now') return { kind: 'now', headline: words.now, hint: deskHint(ticket, words) };
  return {
    kind: 'waiting',
    headline: aheadText(ticket, words, context),
    hint: heldUp(ticket, words, context),
  };
}

function deskHint({ desk }: PublicTicket, words: StatusWords): string {
  return desk ? words.desk.replace('{name}', () => desk.name) : words.nowHint;
}

/** The numbers ahead mean nothing for a show. */
function aheadText(ticket: PublicTicket, words: StatusWords, { locale, now }: Context): string {
  const { date, merchant, ticketsAhead, time } = ticket;
  if (time !== null) {
    const reader = { locale, timeZone: merchant.timezone, now };
    return words.booked.replace('{when}', dayAndTime({ date, time }, reader));
  }
  return ticketsAhead === 0 ? words.next : counted(words.ahead, ticketsAhead, locale);
}

/** A closed show only takes no more bookings. */
function heldUp(ticket: PublicTicket, words: StatusWords, { locale, now }: Context): string | null {
  if (ticket.closed && ticket.time === null) return words.closed;
  if (ticket.paused) return ticket.time === null ? words.paused : words.showPaused;
  const closesAt = closingBeforeTurn(ticket, now);
  if (closesAt === null) return null;
  return words.closesAt.replace(
    '{time}',
    clock(new Date(closesAt), locale, ticket.merchant.timezone),
  );
}

function factsOf(ticket: PublicTicket, words: StatusWords, context: Context): Fact[] {
  const { queueName, paxCount, merchant, date, time, status } = ticket;
  const { locale, now } = context;
  const reader = { locale, timeZone: merchant.timezone, now };
  const isWaiting = status === 'waiting' && ticket.canceledAt === null;
  return [
    ...(isWaiting ? waitFact(ticket, words, context) : []),
    ...(isWaiting ? servedFact(ticket, words, locale) : []),
    { label: words.place, value: merchant.name },
    { label: words.queue, value: queueName },
    ...(time ? [{ label: words.show, value: dayAndTime({ date, time }, reader) }] : []),
    ...(paxCount > 1 ? [{ label: words.party, value: String(paxCount) }] : []),
  ];
}

/** S-05: the number being served, with a hint if it is of the day before. */
function servedFact(ticket: PublicTicket, { serving: label }: StatusWords, locale: Locale): Fact[] {
  const { currentTicket, servedOfDayBefore } = ticket;
  if (currentTicket !== null) return [{ label, value: currentTicket }];
  return servedOfDayBefore
    ? [{ label, value: servedOfDayBefore, hint: OF_DAY_BEFORE[locale] }]
    : [];
}

/** Shows no wait while the queue does not move. A closed queue still serves its tickets (S-04). */
function waitFact(ticket: PublicTicket, words: StatusWords, { locale, now }: Context): Fact[] {
  if (ticket.paused) return [];
  const { estimatedWaitingTime: waitSeconds, merchant, time: show } = ticket;
  const reader = { locale, timeZone: merchant.timezone };
  const wait = waitText(waitSeconds, waitStart(ticket, now));
  const range = waitRangeText(wait.kind, ticket, now);
  const hint = range ? { hint: rangeWords(range, reader) } : {};
  if (wait.kind === 'clock' && show === null) {
    const value = clock(wait.at, locale, merchant.timezone);
    return [{ label: words.turnAround, value, ...hint }];
  }
  const value = show === null ? waitWords(wait, reader) : null;
  return value === null ? [] : [{ label: words.wait, value, ...hint }];
}

function counted({ one, other }: Counted, count: number, locale: Locale): string {
  const form = new Intl.PluralRules(locale).select(count) === 'one' ? one : other;
  return form.replace('{count}', String(count));
}
