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

export type BoardKind = 'long' | 'idle' | 'closed' | 'mixed';

const today = () =>
  new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());

/** A number of the queue: two or three characters, with long names and in a mixture four digits after a letter. */
function numberOf(kind: BoardKind, at: number, number: number): string {
  const letter = String.fromCharCode(65 + at);
  const isLong = kind === 'long' || (kind === 'mixed' && at % 2 === 1);
  return isLong ? `${letter}${1_000 + number}` : `${letter}${number % 100}`;
}

function servedCounter(kind: BoardKind, queueId: number, at: number): Partial<DailyCounter> {
  const last = 47 + at * 7;
  const value = (number: number) => numberOf(kind, at, number);
  const recentCalls = Array.from({ length: 6 }, (_, age) => ({
    ...{ queueId, ticketValue: value(last - age) },
    desk: at === 0 ? `Sportello ${1 + (age % 3)}` : null,
    calledAt: new Date(Date.now() - (age * 90 + at * 11 + 30) * 1_000).toISOString(),
  }));
  return {
    ...{ counter: last, currentTicket: value(last), recentCalls },
    nextTicket: value(last + 1),
    nextTickets: [1, 2, 3].map((more) => value(last + more)),
    ...{ ticketsAhead: 23 + at, paxAhead: 23 + at, inQueueCounter: 23 + at },
    ...{ estimatedWaitingTime: 1_080 + at * 60, waitLow: 840, waitHigh: 1_620 },
  };
}

function queueOf(kind: BoardKind, at: number): Queue {
  const id = 11 + at;
  const isServing = kind === 'long' || (kind === 'mixed' && at % 4 !== 3);
  const counter = buildCounter({
    ...{ id: 900_000 + id, queueId: id, date: today() },
    ...(isServing ? servedCounter(kind, id, at) : {}),
    closed: kind === 'closed',
    paused: kind === 'mixed' && at % 4 === 2,
  });
  const name = (kind === 'long' ? LONG : SHORT)[at] ?? '';
  return buildQueue({ id, name, queue_daily_counters: [counter] });
}

/** A merchant whose board shows so many queues, as its services would tell it. */
export function boardMerchant(count: number, kind: BoardKind): Merchant {
  const name = kind === 'long' ? 'Antica Gastronomia delle Tre Lanterne e Figli' : 'Forno Aurora';
  const queues = Array.from({ length: count }, (_, at) => queueOf(kind, at));
  return buildMerchant({ name, queues });
}
