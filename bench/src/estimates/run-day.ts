import { BASELINES } from './baselines.ts';
import { leavers } from './leavers.ts';
import type { QueueSoFar } from './queue-so-far.ts';
import type { Scenario } from './scenarios.ts';
import { dayOf, type SimMerchant } from './sim-merchant.ts';
import { simulateDay } from './simulate-day.ts';
import type { Rule } from './the-rule.ts';
import type { SimTicket } from './visitors.ts';

/** What one visitor was told when joining, and how it came; seconds. */
export type Quote = {
  waited: number;
  median: number;
  low: number;
  high: number;
  /** Be there by then. */
  safe: number;
  p80: number;
  baselines: Record<string, number>;
};

/** How a day went. */
export type DayResult = {
  quotes: Quote[];
  /** How many seconds before the call visitors arrived who left when told; late ones below zero. */
  earliness: number[];
  issued: number;
  unserved: number;
};

type Options = {
  merchant: SimMerchant;
  scenario: Scenario;
  rule: Rule;
  day: number;
  /** Whether numbers end when they would not be called before closing, and counters close then. */
  endsNumbers: boolean;
};

/** Lets one day happen at a merchant and listens to the rules; at its end the rule of the product learns from it. */
export function runDay({ merchant, scenario, rule, day: index, endsNumbers }: Options): DayResult {
  const day = dayOf(merchant, index);
  const { counters, settingSeconds } = merchant;
  const queue: QueueSoFar = {
    counters,
    settingSeconds,
    waiting: [],
    called: [],
    resumedAt: [],
    left: 0,
  };
  const said = new Map<SimTicket, Omit<Quote, 'waited'>>();
  const travellers = leavers(queue);
  const quotes: Quote[] = [];
  const estimatorAt = (at: number) => rule.estimator(queue, day, at);
  const remove = (ticket: SimTicket) => {
    queue.waiting = queue.waiting.filter((each) => each !== ticket);
  };
  simulateDay(
    merchant,
    day,
    { scenario, finishes: !endsNumbers },
    {
      mayJoin: (at) => !endsNumbers || rule.takesNumbers(queue, day, at),
      joined(ticket, at) {
        said.set(ticket, quoteOf(estimatorAt(at), queue));
        queue.waiting.push(ticket);
        travellers.joined(ticket, estimatorAt(at));
      },
      called(ticket, at) {
        remove(ticket);
        queue.called.push({ ticket, at });
        const quote = said.get(ticket);
        if (quote) quotes.push({ ...quote, waited: at - ticket.joinedAt });
        travellers.called(ticket, at);
      },
      left(ticket) {
        remove(ticket);
        queue.left += 1;
      },
      paused(isPaused, at) {
        if (!isPaused) queue.resumedAt.push(at);
      },
      minutePassed: (at) => travellers.look(at, () => estimatorAt(at)),
    },
  );
  rule.endDay(queue, day, new Map([...said].map(([ticket, { median }]) => [ticket, median])));
  const unserved = queue.waiting.length;
  return { quotes, earliness: travellers.earliness, issued: said.size, unserved };
}

function quoteOf(estimator: ReturnType<Rule['estimator']>, queue: QueueSoFar) {
  const ahead = queue.waiting.length;
  const at = (share: Parameters<typeof estimator.waitAt>[1]) => estimator.waitAt(ahead, share);
  const baselines = Object.entries(BASELINES).map(([name, quote]) => [name, quote(queue)] as const);
  return {
    median: at(0.5),
    low: at(0.1),
    high: at(0.9),
    safe: at(0.2),
    p80: at(0.8),
    baselines: Object.fromEntries(baselines),
  };
}
