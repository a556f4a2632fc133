import type { Ticket } from '@turno/shared-types';
import { expiresAt, isShowOver, openingTime, peopleLeft } from '@turno/shared-types/rules';
import {
  carriedAhead,
  carriedLine,
  estimateOf,
  type Figures,
  flooredWait,
  ticketsAhead,
} from '../../figures/index.ts';
import { isDayFinished, keepsWaiting } from '../../queues/index.ts';
import { calledAt, servingDesk, type TicketRecord, ticketValue } from '../../tickets/index.ts';
import { isValidForCheckIn, qrLifeSeconds } from '../rules/ticket-expiry.ts';
import { ticketStatus } from '../rules/ticket-status.ts';
import { callsOf, type DeskCalls, expiryOf, servedNumbers } from './ticket-calls.ts';
import type { TicketView } from './ticket-views.ts';

/** QUE-065; `qrText` is the check-in token, if one should be shown. */
export function presentTicket(view: TicketView, now: Date, qrText: string | null): Ticket {
  const { ticket, queue, figures, before, day, slot } = view;
  const latestCalls = callsOf(view);
  const expires = expiryAt(view);
  const status = ticketStatus(
    {
      ...ticket,
      counter: ticket.number,
      expiresAt: expires,
      goesOn: goesOn(view, now),
    },
    { counter: figures.counter.current, latestCalls, today: day.date, now },
  );
  const ahead =
    ticketsAhead(figures.waiting, ticket.number) + carriedAhead(view, ticket.createdAt.getTime());
  const isWaiting = status === 'waiting';
  const wait = isWaiting ? estimateOf({ queue, figures, before, day, slot, now }).of(ahead) : null;
  return {
    ticketValue: ticketValue(queue, ticket.number, ticket.time),
    counter: ticket.number,
    queueDailyCounterId: ticket.counterId,
    userId: ticket.userId,
    paxCount: ticket.paxCount,
    phone: ticket.phone,
    displayName: ticket.displayName,
    createdAt: ticket.createdAt.toISOString(),
    executedAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
    endReason: ticket.endReason ?? null,
    desk: servingDesk(ticket),
    calledAgainAt: ticket.calledAgain?.at.toISOString() ?? null,
    returnedAt: ticket.executedAt ? null : (ticket.returnedAt?.toISOString() ?? null),
    putBackAt: ticket.executedAt ? null : (ticket.putBackAt?.toISOString() ?? null),
    asideAt: ticket.asideAt?.toISOString() ?? null,
    movedTo: ticket.movedTo ?? null,
    movedFrom: ticket.movedFrom ?? null,
    givenAt: ticket.givenAt?.toISOString() ?? null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
    enteredPax: enteredPax(ticket),
    expiresAt: expires?.toISOString() ?? null,
    qrCodeJWT: qrText,
    checkInCode: checkInLife(view, now) === null ? null : ticket.code,
    firstEstimatedWaitingTime: ticket.firstWaitSeconds,
    estimatedWaitingTime: wait?.seconds ?? null,
    waitingTime: wait && flooredWait(wait.seconds),
    ...wait?.range,
    ticketsAhead: isWaiting ? ahead : 0,
    peopleInQueue: figures.people + (otherLine(view)?.people ?? 0),
    status,
    ...presentPasses(ticket),
    ...summaries(view, latestCalls, now),
  };
}

/** Tickets that an older release checked in have no entries. */
function enteredPax({ paxCount, entries, checkedInAt }: TicketRecord): number {
  if (!entries) return checkedInAt ? paxCount : 0;
  return paxCount - peopleLeft({ paxCount, entries });
}

/** The lifetime in seconds of a QR code that is created now; `null` when none should be shown. */
export function checkInLife(view: TicketView, now: Date): number | null {
  const { ticket, queue, day } = view;
  const expiry = expiryOf(view);
  const facts = {
    ...ticket,
    expiresAt: expiryAt(view),
    isOfToday: ticket.date === day.date || isRunning(view, now) || isStillAside(view, now),
  };
  return queue.qrCodeEnabled && isValidForCheckIn(facts, now) ? qrLifeSeconds(expiry) : null;
}

/** a show that began before midnight continues after it. */
function isRunning({ slot }: TicketView, now: Date): boolean {
  return slot !== null && !isShowOver(slot, now);
}

/** When a called ticket stops being valid for check-in; one for a show not before its start (QUE-084). */
function expiryAt(view: TicketView): Date | null {
  return expiresAt(calledAt(view.ticket), expiryOf(view), view.slot?.startsAt ?? null);
}

/** S-21: whether the ticket is set aside and staff can still call it again. */
function isStillAside({ ticket, queue, merchant }: TicketView, now: Date): boolean {
  const { asideAt, date, time = null } = ticket;
  return asideAt !== undefined && !isDayFinished(queue, merchant, { date, time, now });
}

/** Whether its show runs, it is set aside, or its holder soon gets a number of the next day. */
function goesOn(view: TicketView, now: Date): boolean {
  const { ticket, queue, merchant } = view;
  if (isRunning(view, now) || isStillAside(view, now)) return true;
  return ticket.executedAt === null && keepsWaiting(queue, merchant, ticket.date);
}

/** S-05: who waits for the same calls with numbers of another day, until everybody is carried over. */
function otherLine(view: TicketView): Figures | null {
  return view.next ?? carriedLine(view);
}

function summaries(view: TicketView, latestCalls: DeskCalls, now: Date) {
  const { merchant, queue, figures, day } = view;
  const { counter, waiting } = figures;
  return {
    merchant: {
      id: merchant.id,
      name: merchant.name,
      vanity: merchant.vanity,
      logoUrl: merchant.logoUrl,
      timezone: merchant.timezone,
    },
    queue: {
      id: queue.id,
      name: queue.name,
      passMode: queue.passMode,
      type: queue.type,
      capacity: queue.capacity,
    },
    queueDailyCounter: {
      id: counter.id,
      counter: counter.current,
      ...servedNumbers(view, { calls: latestCalls, now }),
      latestCalls,
      date: counter.date,
      time: counter.time,
      ticketsAhead: waiting.numbers.length + (otherLine(view)?.waiting.numbers.length ?? 0),
      closed: counter.closed,
      paused: counter.paused,
      openingTime: openingTime(day),
      closesAt: day.closesAt?.toISOString() ?? null,
    },
  };
}

/** G-11: a ticket without its QR code and passes; the uses of passes stay if they are requested. */
export function lightTicket(ticket: Ticket, includePassUsages: boolean): Ticket {
  const { passUsages, pass_owner: _owner, pass: _pass, ...light } = ticket;
  return { ...light, qrCodeJWT: null, ...(includePassUsages ? { passUsages } : {}) };
}

type PassFields = Required<Pick<Ticket, 'passUsages' | 'pass_owner' | 'pass'>>;

/** PAS-029: the passes with which a ticket was taken; owner and pass are those of the first person. */
function presentPasses({ passes = [], createdAt, checkedInAt }: TicketRecord): PassFields {
  const [first] = passes;
  if (!first) return { passUsages: null, pass_owner: null, pass: null };
  return {
    passUsages: passes.map(({ passId }) => ({
      passId,
      usedAt: createdAt.toISOString(),
      checkedInAt: checkedInAt?.toISOString() ?? null,
    })),
    pass_owner: { name: first.ownerName },
    pass: { pass_type: { name: first.passTypeName } },
  };
}
