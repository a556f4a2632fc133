import { COUNTER, type Done, LIMIT } from './interleaving.ts';
import type { Memory } from './memory-steps.ts';

type Closure = { from: number; to: number };
type Seen = { memory: Memory; done: readonly Done[]; closures: readonly Closure[] };

/** The promises that do not hold after some interleaving, as sentences; none is what we want. */
export function brokenPromises(seen: Seen): string[] {
  return [
    ...numbers(seen),
    ...allowances(seen),
    ...order(seen),
    ...commands(seen),
    ...closed(seen),
  ];
}

/** I1, I2, I3, I7 */
function numbers({ memory, done }: Seen): string[] {
  const tickets = [...memory.tickets.values()];
  const wrong = [...memory.counters.values()].flatMap((counter) => {
    const given = tickets
      .filter(({ counterId }) => counterId === counter.id)
      .map(({ number }) => number);
    const open = counter.pendingTickets
      .map(({ number }) => number)
      .filter((each) => !given.includes(each));
    const all = [...given, ...open, ...counter.voided].toSorted((a, b) => a - b);
    const isComplete =
      all.length === counter.lastNumber && all.every((number, index) => number === index + 1);
    return isComplete
      ? []
      : [`I7 counter ${counter.id} up to ${counter.lastNumber}: ${all.join(' ')}`];
  });
  const lost = takenIn(done)
    .filter(({ ticket }) => memory.tickets.get(ticket.id)?.number !== ticket.number)
    .map(({ ticket }) => `I2 ${ticket.id} was ${ticket.number}`);
  return [...wrong, ...lost];
}

/** I4, I5 */
function allowances({ memory }: Seen): string[] {
  const waiting = [...memory.tickets.values()].filter(({ state }) => state === 'waiting');
  const testQueues = waiting.map(({ userId, counterId }) => `${userId}|${counterId}`);
  const users = [...new Set(waiting.map(({ userId }) => userId))];
  return [
    ...(new Set(testQueues).size < testQueues.length ? [`I4 ${testQueues.join(' ')}`] : []),
    ...users
      .filter((user) => waiting.filter(({ userId }) => userId === user).length > LIMIT)
      .map((user) => `I5 user ${user}`),
    ...waiting
      .filter(({ id }) => ![...memory.slots.values()].some(({ ticketId }) => ticketId === id))
      .map(({ id }) => `I5 ticket ${id} waits without a slot`),
  ];
}

/** I8, I9, I10 */
function order({ memory, done }: Seen): string[] {
  const taken = takenIn(done).filter(({ ticket }) => ticket.counterId === COUNTER);
  const overtaken = taken.flatMap((one) =>
    taken
      .filter((other) => one.to < firstFrom(done, other) && other.ticket.number < one.ticket.number)
      .map((other) => `I8 ${other.ticket.number} after ${one.ticket.number}`),
  );
  const waiting = [...memory.tickets.values()].filter(
    ({ state, counterId }) => state === 'waiting' && counterId === COUNTER,
  );
  const current = memory.counterOf(COUNTER).current;
  const skipped = callsIn(done).flatMap((call) =>
    taken
      .filter(
        ({ to, ticket }) =>
          to < call.from &&
          ticket.number < call.ticket.number &&
          waiting.some(({ id }) => id === ticket.id),
      )
      .map(({ ticket }) => `I9 ${ticket.number} skipped by ${call.ticket.number}`),
  );
  const behind = waiting
    .filter(({ number }) => number < current)
    .map(({ number }) => `I10 ${number} behind ${current}`);
  return [...overtaken, ...skipped, ...behind];
}

/** I11, I16 */
function commands({ memory, done }: Seen): string[] {
  const calls = callsIn(done);
  const doubled = calls.flatMap((one) =>
    calls
      .filter((other) => !sameKey(one, other) && idsOf(other).some((id) => idsOf(one).includes(id)))
      .map(({ ticket }) => `I11 two commands called ${ticket.number}`),
  );
  const changed = calls.flatMap((one) =>
    calls
      .filter((other) => sameKey(one, other) && `${idsOf(one)}` !== `${idsOf(other)}`)
      .map((other) => `I11 one command called ${idsOf(one)} and ${idsOf(other)}`),
  );
  const uncalled = calls
    .flatMap(idsOf)
    .filter((id) => memory.tickets.get(id)?.state !== 'called')
    .map((id) => `I11 ${id} was named and not called`);
  const later = calls.flatMap((one) =>
    calls
      .filter((other) => one.to < other.from && other.ticket.number < one.ticket.number)
      .filter((other) => !calls.some((each) => sameKey(each, other) && each.from < one.to))
      .map((other) => `I11 ${other.ticket.number} called after ${one.ticket.number}`),
  );
  const removed = done
    .filter(({ act, answer, ticket }) => act.kind === 'remove' && answer === 'done' && ticket)
    .filter(({ ticket }) => memory.tickets.get(ticket?.id ?? '')?.state !== 'cancelled')
    .map(({ ticket }) => `I16 ${ticket?.number} was removed`);
  const both = [...memory.tickets.values()]
    .filter(({ executedAt, canceledAt }) => executedAt && canceledAt)
    .map(({ number }) => `I16 ${number} was called and removed`);
  return [...doubled, ...changed, ...uncalled, ...later, ...removed, ...both];
}

/** I12 */
function closed({ done, closures }: Seen): string[] {
  return takenIn(done)
    .filter(({ ticket }) => ticket.counterId === COUNTER)
    .flatMap((one) =>
      closures
        .filter(({ from, to }) => firstFrom(done, one) > from && one.to < to)
        .map(() => `I12 ${one.ticket.number} was given while closed`),
    );
}

/** I19: nothing half done. */
export function leftHalfDone({ counters, tickets }: Memory): string[] {
  const pending = [...counters.values()].flatMap(({ id, pendingTickets: some }) =>
    some.length > 0 ? [`I19 ${id} has pending`] : [],
  );
  const served = [...counters.values()].flatMap(({ id, current }) => {
    const called = [...tickets.values()].filter(
      (each) => each.counterId === id && each.state === 'called',
    );
    const highest = Math.max(0, ...called.map(({ number }) => number));
    return highest === current ? [] : [`I19 ${id} serves ${current}, called ${highest}`];
  });
  const groups = [...counters.values()].flatMap(({ id, groupCall }) =>
    groupCall ? [`I19 ${id} has a group under way`] : [],
  );
  return [...pending, ...served, ...groups];
}

type WithTicket = Done & { ticket: NonNullable<Done['ticket']> };

const takenIn = (done: readonly Done[]): WithTicket[] =>
  done.filter((each): each is WithTicket => each.act.kind === 'take' && each.ticket !== undefined);
const callsIn = (done: readonly Done[]): WithTicket[] =>
  done.filter((each): each is WithTicket => each.act.kind === 'next' && each.ticket !== undefined);
const idsOf = ({ tickets = [] }: Done) => tickets.map(({ id }) => id);
const sameKey = (one: Done, other: Done) =>
  one.act.kind === 'next' && other.act.kind === 'next' && one.act.key === other.act.key;

/** When a number was first asked for, under its key. */
function firstFrom(done: readonly Done[], { ticket }: WithTicket): number {
  const asks = done.filter(
    ({ act }) => act.kind === 'take' && `${act.userId}|${act.counterId}|${act.key}` === ticket.id,
  );
  return Math.min(...asks.map(({ from }) => from));
}
