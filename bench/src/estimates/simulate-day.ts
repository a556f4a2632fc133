import { localTime, type MerchantDay } from '@turno/shared-types/rules';
import { agenda } from './agenda.ts';
import type { Scenario } from './scenarios.ts';
import type { SimMerchant } from './sim-merchant.ts';
import { plannedPause, plannedTickets, type SimTicket } from './visitors.ts';

/** Who watches a day; times are seconds since the epoch. */
export type Watcher = {
  /** Whether the number may be given. */
  mayJoin(at: number): boolean;
  joined(ticket: SimTicket, at: number): void;
  called(ticket: SimTicket, at: number): void;
  left(ticket: SimTicket, at: number): void;
  paused(isPaused: boolean, at: number): void;
  /** Comes once a minute while people may wait. */
  minutePassed(at: number): void;
};

type Event =
  | { kind: 'join'; ticket: SimTicket }
  | { kind: 'leave'; ticket: SimTicket }
  | { kind: 'free' | 'open' | 'pause' | 'resume' | 'counters' | 'close' | 'minute' };

/** So long before the opening and after closing people may wait. */
const [LOOKED_BEFORE, LOOKED_AFTER] = [3_600, 4 * 3_600];

type Rules = {
  scenario: Scenario;
  /** Whether the people who still wait are served after the last slot. */
  finishes: boolean;
};

/** Lets one day happen: people come and leave, counters call whoever is next. */
export function simulateDay(
  merchant: SimMerchant,
  day: MerchantDay,
  rules: Rules,
  watcher: Watcher,
): void {
  const events = plan(merchant, day, rules.scenario);
  const state = { waiting: [] as SimTicket[], atWork: merchant.counters, busy: 0 };
  let [isOpen, isPaused, lastNumber] = [false, false, 0];
  const call = (at: number): void => {
    while (isOpen && !isPaused && state.busy < state.atWork) {
      const ticket = state.waiting.shift();
      if (!ticket) return;
      state.busy += 1;
      ticket.calledAt = at;
      watcher.called(ticket, at);
      events.add(at + serviceSeconds(merchant, ticket, at), { kind: 'free' });
    }
  };
  const happens = (event: Event, at: number): void => {
    if (event.kind === 'free') state.busy -= 1;
    if (event.kind === 'open') isOpen = true;
    if (event.kind === 'close') isOpen = rules.finishes && isLast(day, at);
    if (event.kind === 'counters') state.atWork = otherCounters(merchant, state.atWork);
    if (event.kind === 'pause' || event.kind === 'resume') {
      isPaused = event.kind === 'pause';
      watcher.paused(isPaused, at);
    }
    if (event.kind === 'join' && !isPaused && watcher.mayJoin(at)) {
      const ticket = event.ticket;
      lastNumber += 1;
      ticket.number = lastNumber;
      watcher.joined(ticket, at);
      state.waiting.push(ticket);
      if (ticket.patience !== null) events.add(at + ticket.patience, { kind: 'leave', ticket });
    }
    if (event.kind === 'leave' && state.waiting.includes(event.ticket)) {
      state.waiting = state.waiting.filter((each) => each !== event.ticket);
      watcher.left(event.ticket, at);
    }
    call(at);
    if (event.kind === 'minute') watcher.minutePassed(at);
  };
  for (let next = events.next(); next; next = events.next()) happens(next.event, next.at);
}

/** What is known in the morning of a day. */
function plan(merchant: SimMerchant, day: MerchantDay, scenario: Scenario) {
  const events = agenda<Event>();
  const last = (day.slots.at(-1)?.closesAt.getTime() ?? 0) / 1_000 + LOOKED_AFTER;
  const first = (day.slots[0]?.opensAt.getTime() ?? 0) / 1_000 - LOOKED_BEFORE;
  for (let at = first; at < last; at += 60) {
    events.add(at, { kind: 'minute' });
  }
  for (const { opensAt, closesAt } of day.slots) {
    events.add(opensAt.getTime() / 1_000, { kind: 'open' });
    events.add(closesAt.getTime() / 1_000, { kind: 'close' });
  }
  for (const ticket of plannedTickets(merchant, day, scenario)) {
    events.add(ticket.joinedAt, { kind: 'join', ticket });
  }
  const pause = plannedPause(merchant, day, scenario);
  if (pause) {
    events.add(pause.from, { kind: 'pause' });
    events.add(pause.to, { kind: 'resume' });
  }
  if (scenario.changesCounters) {
    const end = (day.slots.at(-1)?.closesAt.getTime() ?? 0) / 1_000;
    let at = (day.slots[0]?.opensAt.getTime() ?? 0) / 1_000;
    for (at += changeSeconds(merchant); at < end; at += changeSeconds(merchant)) {
      events.add(at, { kind: 'counters' });
    }
  }
  return events;
}

const changeSeconds = ({ random }: SimMerchant) => random.pause(90 * 60);

/** One counter more or less than the merchant has, or as many. */
function otherCounters({ counters, random }: SimMerchant, atWork: number): number {
  const possible = [counters - 1, counters, counters + 1].filter((n) => n > 0 && n !== atWork);
  return possible[Math.floor(random.between(0, possible.length))] ?? counters;
}

/** A visitor who does not come holds the counter up for a moment only. */
function serviceSeconds(merchant: SimMerchant, ticket: SimTicket, at: number): number {
  if (!ticket.comes) return ticket.absence;
  const { minutes } = localTime(new Date(at * 1_000), merchant.hours.timezone);
  return ticket.service * (merchant.hourPace[Math.floor(minutes / 60)] ?? 1);
}

function isLast({ slots }: MerchantDay, at: number): boolean {
  return (slots.at(-1)?.closesAt.getTime() ?? 0) <= at * 1_000;
}
