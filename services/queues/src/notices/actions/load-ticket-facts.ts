import type { EndReason, StaffTicket, Ticket } from '@turno/shared-types';
import { safeSecondsOf } from '@turno/shared-types/waits';
import { isDayFinished, isWaitOver } from '../../queues/index.ts';
import { type LoadedTicket, loadedStaffTickets, loadTickets } from '../../ticket-views/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';
import type { TicketFacts } from '../rules/next-notice.ts';

/**
 * The facts about which holders of tickets may be notified now, by ticket id; for a ticket whose queue is gone, only its end.
 */
export async function loadTicketFacts(
  deps: Deps,
  tickets: readonly TicketRecord[],
): Promise<Map<string, TicketFacts>> {
  const { store } = deps;
  const loaded = await loadTickets(store, tickets);
  const [shown, counters] = await Promise.all([
    loadedStaffTickets(deps, loaded),
    store.counters.findMany([...new Set(tickets.map(({ counterId }) => counterId))]),
  ]);
  const quiet = new Set(counters.filter(({ isQuiet }) => isQuiet).map(({ id }) => id));
  const byNumber = new Map(shown.map((each) => [refOf(each), each]));
  const missed = new Set(loaded.filter(hasMissedDay(deps.now())).map(({ ticket }) => ticket.id));
  return new Map(
    tickets.map((ticket) => {
      const ref = { queueDailyCounterId: ticket.counterId, counter: ticket.number };
      const facts = factsOf(ticket, byNumber.get(refOf(ref)));
      const isDayMissed = facts.end === null && missed.has(ticket.id);
      const end = isDayMissed ? 'ended' : facts.end;
      const isQuiet = quiet.has(ticket.counterId);
      return [ticket.id, { ...facts, end, isDayMissed, isQuiet }];
    }),
  );
}

const refOf = (ticket: Pick<Ticket, 'queueDailyCounterId' | 'counter'>) =>
  `${ticket.queueDailyCounterId}/${ticket.counter}`;

/**
 * QUE-071: whether a ticket still waited, or was set aside, when its day ended. Shows are excluded, because their holders know
 * the time.
 */
function hasMissedDay(now: Date): (loaded: LoadedTicket) => boolean {
  return ({ ticket: { state, asideAt, checkedInAt, date, time }, merchant, queue }) => {
    if (time || checkedInAt) return false;
    const moment = { date, time: null, now };
    if (asideAt) return isDayFinished(queue, merchant, moment);
    return state === 'waiting' && isWaitOver(queue, merchant, moment);
  };
}

function factsOf(
  record: TicketRecord,
  shown: StaffTicket | undefined,
): Omit<TicketFacts, 'isQuiet' | 'isDayMissed'> {
  const { endReason, canceledAt, checkedInAt, executedAt, calledAgain } = record;
  const isOver = !shown || canceledAt !== null || checkedInAt !== null;
  const { closed = false, paused = false } = shown?.queueDailyCounter ?? {};
  const medianSeconds = shown?.estimatedWaitingTime ?? 0;
  const at = calledAgain?.at ?? executedAt;
  const isShow = Boolean(record.time);
  return {
    end: endReason ? endOf(endReason, isShow) : null,
    isOver: isOver || (shown.status === 'expired' && executedAt === null),
    calledAt: at?.getTime() ?? null,
    queue: isShow ? null : closed ? 'closed' : paused ? 'paused' : 'open',
    isPaused: paused,
    ticketsAhead: isShow ? null : (shown?.ticketsAhead ?? null),
    wait: {
      medianSeconds,
      earliestSeconds: shown?.waitEarliest ?? medianSeconds,
      safeSeconds: (shown && safeSecondsOf(shown)) ?? medianSeconds,
    },
  };
}

function endOf(reason: EndReason, isShow: boolean): TicketFacts['end'] {
  if (reason === 'moved') return 'moved';
  return reason !== 'merchant-closed' && isShow ? 'cancelled' : 'ended';
}
