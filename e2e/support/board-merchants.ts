import type { DailyCounter, Merchant, Queue } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-types/test-data';

const SHORT = ['Banco', 'Salumi', 'Formaggi', 'Pane', 'Cassa', 'Ritiro', 'Pesce', 'Gelato'];
const LONG = [
  'Ritiro delle prenotazioni fatte al telefono o in rete',
  'Banco dei salumi e dei formaggi stagionati',
  'Informazioni, rimborsi e assistenza ai clienti',
  'Macelleria',
  'Gastronomia calda e piatti pronti da asporto',
  'Antica Bottega del Grano, delle Farine e degli Impasti',
  'Pescheria del porto vecchio',
  'Panetteria e pasticceria',
];

export type BoardKind = 'long' | 'idle' | 'closed' | 'mixed' | 'shows' | 'sizes';

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());

/** A number of the queue: two or three characters, with long names and in a mixture four digits after a letter. */
function numberOf(kind: BoardKind, at: number, number: number): string {
  const letter = String.fromCharCode(65 + at);
  if (kind === 'shows' && at === 0) return `ILKE${number}`;
  const isLong = kind === 'long' || (kind === 'mixed' && at % 2 === 1);
  return isLong ? `${letter}${1_000 + number}` : `${letter}${number % 100}`;
}

/** A show every two hours from now on, of which the first calls. */
function showsOf(queueId: number): DailyCounter[] {
  return [0, 2, 4, 6].map((hours) => {
    const at = new Date(Date.now() + hours * 3_600_000);
    const written = at.toLocaleString('sv-SE', { timeZone: 'Europe/Rome' });
    return buildCounter({
      id: 800_000 + hours,
      queueId,
      date: written.slice(0, 10),
      time: written.slice(11, 16),
      ...(hours === 0 ? servedCounter('shows', queueId, 0) : {}),
      estimatedWaitingTime: null,
      bookedPax: 40 + hours,
    });
  });
}

/** The first queue of a merchant with shows, or with a letter for each size of a party. */
function specialQueue(kind: BoardKind, queue: Queue): Queue {
  if (kind === 'shows') {
    const event = {
      type: 'event',
      name: 'Il barbiere di Siviglia',
      eventPaxCapacity: 2_000,
    } as const;
    return { ...queue, ...event, queue_daily_counters: showsOf(queue.id) };
  }
  const [day] = queue.queue_daily_counters;
  const sizes = [
    [1, 2],
    [3, 4],
    [5, 6],
    [7, null],
  ] as const;
  const childQueues = sizes.map(([minPax, maxPax], at) =>
    buildQueue({ id: 500 + at, parentQueueId: queue.id, minPax, maxPax }),
  );
  const recentCalls = day?.recentCalls?.map((call, at) => ({ ...call, queueId: 500 + (at % 3) }));
  const counters = day && recentCalls ? [{ ...day, recentCalls }] : [];
  return { ...queue, multiQueue: true, childQueues, queue_daily_counters: counters };
}

function servedCounter(kind: BoardKind, queueId: number, at: number): Partial<DailyCounter> {
  const last = 47 + at * 7;
  const value = (number: number) => numberOf(kind, at, number);
  const recentCalls = Array.from({ length: 6 }, (_, age) => ({
    queueId,
    ticketValue: value(last - age),
    desk: at === 0 ? `Sportello ${1 + (age % 3)}` : null,
    calledAt: new Date(Date.now() - (age * 90 + at * 11 + 30) * 1_000).toISOString(),
  }));
  return {
    counter: last,
    currentTicket: value(last),
    recentCalls,
    nextTicket: value(last + 1),
    nextTickets: [1, 2, 3].map((more) => value(last + more)),
    ticketsAhead: 23 + at,
    paxAhead: 23 + at,
    inQueueCounter: 23 + at,
    estimatedWaitingTime: 1_080 + at * 60,
    waitLow: 840,
    waitHigh: 1_620,
  };
}

function queueOf(kind: BoardKind, at: number): Queue {
  const id = 900 + at;
  const isServing = ['long', 'shows', 'sizes'].includes(kind) || (kind === 'mixed' && at % 4 !== 3);
  const counter = buildCounter({
    id: 900_000 + id,
    queueId: id,
    date: today(),
    ...(isServing ? servedCounter(kind, id, at) : {}),
    closed: kind === 'closed',
    paused: kind === 'mixed' && at % 4 === 2,
  });
  const name = (kind === 'long' ? LONG : SHORT)[at] ?? '';
  const queue = buildQueue({ id, name, queue_daily_counters: [counter] });
  const isSpecial = at === 0 && (kind === 'shows' || kind === 'sizes');
  return isSpecial ? specialQueue(kind, queue) : queue;
}

/** A merchant whose board shows so many queues, as its services would tell it. */
export function boardMerchant(count: number, kind: BoardKind): Merchant {
  const name = kind === 'long' ? 'Antica Gastronomia delle Tre Lanterne e Figli' : 'Forno Aurora';
  const queues = Array.from({ length: count }, (_, at) => queueOf(kind, at));
  return buildMerchant({ name, queues });
}
