import type { MovedTo, Queue } from '@turno/shared-types';
import type { TicketCommand } from '@turno/shared-types/rules';
import { httpAtom } from '@turno/shared-ui/boot';
import { newIdempotencyKey } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { merchantIdAtom } from '../../shared/merchant-atoms.ts';
import { deskAtom } from '../desks/desk-atoms.ts';
import { queueAtom, queuesAtom } from '../open-queue.ts';
import { changeAtom, changeDayAtom } from './action-atoms.ts';
import { type CounterRef, commandTicket, moveTicket } from './commands.ts';

/**
 * A ticket by its number, and by its value, which is unique in the merchant. The day of its queue is named where it is known:
 * of a ticket that waits, also in a size of a multi-queue, and of one for a show.
 */
export type CommandedTicket = {
  counter: number;
  ticketValue: string;
  day?: { queueId: number; counterId: number };
};

/** S-21: does something with a called ticket; returns its number, `null` while another command is on its way. */
export const commandTicketAtom = atom(
  null,
  async (get, set, command: TicketCommand, ticket: CommandedTicket, behind?: number) => {
    const http = get(httpAtom);
    const deskId = get(deskAtom)?.id ?? null;
    const idempotencyKey = newIdempotencyKey();
    let value: string | null = null;
    const change = async (ref: CounterRef) => {
      const params = { ...refOf(get(queueAtom), ref, ticket), counter: ticket.counter };
      const how = { deskId, idempotencyKey, ...(behind === undefined ? {} : { behind }) };
      const done = await commandTicket(http, command, { params, ...how });
      value = done.ticket.ticketValue;
      return done.counter;
    };
    const { day } = ticket;
    // An event may have no show today, and several at a time.
    const changed = day
      ? await set(changeDayAtom, { merchantId: get(merchantIdAtom), ...day }, 'commanding', change)
      : await set(changeAtom, 'commanding', change);
    return changed && value;
  },
);

/** S-21: moves a ticket; returns what it became, `null` while another command is on its way. */
export const moveTicketAtom = atom(
  null,
  async (get, set, ticket: CommandedTicket, queueId: number) => {
    const http = get(httpAtom);
    const idempotencyKey = newIdempotencyKey();
    let movedTo: MovedTo | null = null;
    const changed = await set(changeAtom, 'commanding', async (ref) => {
      const params = { ...refOf(get(queueAtom), ref, ticket), counter: ticket.counter };
      const done = await moveTicket(http, { params, queueId, idempotencyKey });
      movedTo = done.movedTo;
      return done.counter;
    });
    return changed && movedTo;
  },
);

/** Whether tickets of a queue belong to it alone: those for shows and those taken with passes. */
const isBound = ({ type, passMode }: Queue) => type === 'event' || passMode !== 'free';

/** The other queues that tickets of a queue may be moved to. */
const otherQueuesAtom = atom((get) => (queue: Queue): Queue[] => {
  if (isBound(queue)) return [];
  return get(queuesAtom).filter((each) => each.id !== queue.id && !each.listOnly && !isBound(each));
});

export const mayMoveAtom = atom((get) => {
  const otherQueues = get(otherQueuesAtom);
  return (queue: Queue) => otherQueues(queue).length > 0;
});

/** Those of them that take numbers now. */
export const moveTargetsAtom = atom((get) => {
  const otherQueues = get(otherQueuesAtom);
  return (queue: Queue) =>
    otherQueues(queue).filter(({ queue_daily_counters: [day] }) => {
      return day && !day.closed && !day.paused;
    });
});

/** The day that has a called ticket, where it is known: the present one or that of a date, of a multi-queue the day of its size. */
export function dayOf(
  queue: Queue,
  { ticketValue }: CommandedTicket,
  date: string | undefined = queue.queue_daily_counters[0]?.date,
): Pick<CommandedTicket, 'day'> {
  const days = [queue, ...(queue.childQueues ?? [])].map(
    ({ id: queueId, queue_daily_counters }) => ({
      queueId,
      day: queue_daily_counters.find((each) => each.date === date),
    }),
  );
  // The day of a multi-queue shows what those of its sizes do.
  const found = days.findLast(({ day }) =>
    [...(day?.latestCalls ?? []), ...(day?.asideTickets ?? [])].some(
      (each) => each.ticketValue === ticketValue,
    ),
  );
  return found?.day ? { day: { queueId: found.queueId, counterId: found.day.id } } : {};
}

function refOf(queue: Queue | null, ref: CounterRef, ticket: CommandedTicket): CounterRef {
  return { ...ref, ...(ticket.day ?? (queue && dayOf(queue, ticket).day)) };
}
