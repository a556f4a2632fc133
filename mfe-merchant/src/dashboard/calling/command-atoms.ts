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
 * A ticket by its number and by its value, which is unique in the merchant. `day` is set where it is known: for waiting
 * tickets, also in a size of a multi-queue, and for tickets of a show.
 */
export type CommandedTicket = {
  counter: number;
  ticketValue: string;
  day?: { queueId: number; counterId: number };
};

/** S-21: runs a command on a called ticket; returns its value, or `null` while another command is running. */
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

/** S-21: moves a ticket; returns the ticket that replaces it, or `null` while another command is running. */
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

/** Whether tickets of a queue cannot be moved: those for shows and those taken with passes. */
const isBound = ({ type, passMode }: Queue) => type === 'event' || passMode !== 'free';

/** The queues to which tickets of a queue may be moved. */
const otherQueuesAtom = atom((get) => (queue: Queue): Queue[] => {
  if (isBound(queue)) return [];
  return get(queuesAtom).filter((each) => each.id !== queue.id && !each.listOnly && !isBound(each));
});

export const mayMoveAtom = atom((get) => {
  const otherQueues = get(otherQueuesAtom);
  return (queue: Queue) => otherQueues(queue).length > 0;
});

/** Those of them that give numbers now. */
export const moveTargetsAtom = atom((get) => {
  const otherQueues = get(otherQueuesAtom);
  return (queue: Queue) =>
    otherQueues(queue).filter(({ queue_daily_counters: [day] }) => {
      return day && !day.closed && !day.paused;
    });
});

/** The day of a called ticket, if it is known: the current one or that of a date; in a multi-queue the day of its size. */
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
  // The day of a multi-queue also lists the calls of its sizes, so the last match is taken.
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
