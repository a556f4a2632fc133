import { callPosition, servedUpTo, type TicketRecord } from '../../tickets/index.ts';
import { type Figures, LATEST_CALLS } from './figures.ts';
import { type Counted, countedNumbers } from './totals.ts';
import { insertAt, removeAt, ticketAt, ticketsAhead } from './waiting-tickets.ts';

/** The fields of a ticket that affect the figures of its counter. */
export type TicketDelta = Pick<
  TicketRecord,
  | 'counterId'
  | 'number'
  | 'paxCount'
  | 'state'
  | 'createdAt'
  | 'executedAt'
  | 'desk'
  | 'callFirst'
  | 'callAfter'
  | 'sortKey'
>;

/** A number that was issued but gets no ticket, so nobody waits with it. */
type AbandonedNumber = Pick<TicketRecord, 'counterId' | 'number'> & { state: 'void' };
export type FiguresDelta = TicketDelta | AbandonedNumber;

/** The figures of a counter, which follow its tickets one by one. */
export type QueueState = Figures & {
  /** Numbers that stopped waiting since the figures were read. */
  gone: Set<number>;
  /** The numbers whose people the total includes, apart from those that joined since. */
  counted: Counted;
};

export function queueStateOf(figures: Figures): QueueState {
  return {
    ...figures,
    counter: { ...figures.counter },
    gone: new Set(),
    counted: countedNumbers(figures.counter),
  };
}

/**
 * Applies the change of one ticket to a state, any number of times and in any order; returns whether it could. It cannot if a
 * ticket left that was never seen to join: then the figures must be read again.
 */
export function applyDelta(state: QueueState, delta: FiguresDelta): boolean {
  if (delta.state === 'void') {
    state.counter.lastNumber = Math.max(state.counter.lastNumber, delta.number);
    return true;
  }
  if (delta.state === 'waiting') return joins(state, delta);
  const hasLeft = leaves(state, delta);
  if (delta.state === 'called') calls(state, delta);
  return hasLeft;
}

/** Whether a state includes the ticket of a number, or has recorded that it left. */
export function includesNumber(state: QueueState, number: number): boolean {
  return isWaiting(state, number) || state.gone.has(number) || state.counted.has(number);
}

/** Whether the ticket of a number waits, according to a state. */
export function isWaiting({ waiting }: QueueState, number: number): boolean {
  return ticketAt(waiting, ticketsAhead(waiting, number))?.number === number;
}

function joins(state: QueueState, { number, paxCount, createdAt, sortKey }: TicketDelta): boolean {
  const { waiting, counter } = state;
  // Its place depends on tickets that only the database knows.
  if (sortKey !== undefined) return false;
  counter.lastNumber = Math.max(counter.lastNumber, number);
  // A late delta: the ticket has been called or removed by now.
  if (state.gone.has(number)) return true;
  const at = ticketsAhead(waiting, number);
  const known = ticketAt(waiting, at);
  if (known?.number === number) return known.paxCount === paxCount;
  // A late delta: the ticket left before the waiting tickets were read, and its people are counted.
  if (state.counted.has(number)) return true;
  if (number <= counter.current) return false;
  insertAt(waiting, at, { number, paxCount, createdAt });
  state.people += paxCount;
  state.totalPax += paxCount;
  return true;
}

function leaves(state: QueueState, { number }: TicketDelta): boolean {
  const { waiting } = state;
  if (state.gone.has(number)) return true;
  state.gone.add(number);
  const at = ticketsAhead(waiting, number);
  const known = ticketAt(waiting, at);
  // A repeated delta: the figures include it already.
  if (known?.number !== number) return state.counted.has(number);
  removeAt(waiting, at);
  state.people -= known.paxCount;
  return true;
}

function calls(state: QueueState, delta: TicketDelta): void {
  const { number, paxCount, createdAt, executedAt } = delta;
  state.counter.current = Math.max(state.counter.current, servedUpTo(delta));
  if (!executedAt || state.called.some((each) => each.number === number)) return;
  const { desk, callFirst, callAfter } = delta;
  const call = {
    number,
    paxCount,
    createdAt,
    executedAt,
    ...(desk ? { desk } : {}),
    ...(callFirst === undefined ? {} : { callFirst }),
    ...(callAfter === undefined ? {} : { callAfter }),
  };
  const called = [...state.called, call].sort((a, b) => callPosition(b) - callPosition(a));
  // A new array, because estimates are cached by its identity.
  state.called = called.slice(0, LATEST_CALLS);
}
