import type { Queue } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { newIdempotencyKey } from '@turno/shared-ui/http';
import { atom } from 'jotai';
import { queueAtom } from '../../shared/merchant-atoms.ts';
import { deskAtom } from '../desks/desk-atoms.ts';
import { changeAtom } from './action-atoms.ts';
import { type CounterRef, commandTicket, type TicketCommand } from './commands.ts';

/** A called ticket by its number, and by its value, which is unique in the merchant. */
type CalledTicket = { counter: number; ticketValue: string };

type CommandedTicket = CalledTicket & { behind?: number };

/** S-21: does something with a called ticket; returns its number, `null` while another command is on its way. */
export const commandTicketAtom = atom(
  null,
  async (get, set, command: TicketCommand, { behind, ...ticket }: CommandedTicket) => {
    const http = get(httpAtom);
    const deskId = get(deskAtom)?.id ?? null;
    const idempotencyKey = newIdempotencyKey();
    let value: string | null = null;
    const changed = await set(changeAtom, 'commanding', async (ref) => {
      const params = { ...refOf(get(queueAtom), ref, ticket), counter: ticket.counter };
      const how = { deskId, idempotencyKey, ...(behind === undefined ? {} : { behind }) };
      const done = await commandTicket(http, command, { params, ...how });
      value = done.ticket.ticketValue;
      return done.counter;
    });
    return changed && value;
  },
);

/** The day that called a ticket: of a multi-queue the day of the size that has it. */
function refOf(queue: Queue | null, ref: CounterRef, { ticketValue }: CalledTicket): CounterRef {
  for (const { id: queueId, queue_daily_counters: days } of queue?.childQueues ?? []) {
    const [day] = days;
    const known = [...(day?.latestCalls ?? []), ...(day?.asideTickets ?? [])];
    const isOfDay = known.some((each) => each.ticketValue === ticketValue);
    if (day && isOfDay) return { ...ref, queueId, counterId: day.id };
  }
  return ref;
}
