import { BASELINES } from './baselines.ts';
import { dayOf, drawPlace } from './places.ts';
import type { QueueSoFar } from './queue-so-far.ts';
import type { Scenario } from './scenarios.ts';
import { simulateDay } from './simulate-day.ts';
import type { SimTicket } from './visitors.ts';

const MERCHANTS = 40;
const [WARM_UP_DAYS, TEST_DAYS] = [4, 3];

/** What one visitor was told when joining, and how it came; seconds. */
export type Quote = { waited: number; baselines: Record<string, number> };

/** Lets the days of all merchants of a scenario happen; answers what was said on the test days. */
export function runScenario(seed: string, scenario: Scenario): Quote[] {
  return Array.from({ length: MERCHANTS }, (_, merchant) =>
    runMerchant(`${seed}/${merchant}`, scenario),
  ).flat();
}

function runMerchant(name: string, scenario: Scenario): Quote[] {
  const place = drawPlace(name, scenario);
  const quotes: Quote[] = [];
  for (let day = 0; day < WARM_UP_DAYS + TEST_DAYS; day += 1) {
    const said = new Map<SimTicket, Omit<Quote, 'waited'>>();
    const { counters, settingSeconds } = place;
    const queue: QueueSoFar = { counters, settingSeconds, waiting: [], called: [] };
    const leave = (ticket: SimTicket) => {
      queue.waiting = queue.waiting.filter((each) => each !== ticket);
    };
    simulateDay(
      place,
      dayOf(place, day),
      { scenario, finishes: true },
      {
        mayJoin: () => true,
        joined(ticket) {
          said.set(ticket, {
            baselines: Object.fromEntries(
              Object.entries(BASELINES).map(([rule, quote]) => [rule, quote(queue)]),
            ),
          });
          queue.waiting.push(ticket);
        },
        called(ticket, at) {
          leave(ticket);
          queue.called.push({ ticket, at });
          const quote = said.get(ticket);
          if (quote && day >= WARM_UP_DAYS) quotes.push({ ...quote, waited: at - ticket.joinedAt });
        },
        left: leave,
        paused: () => undefined,
      },
    );
  }
  return quotes;
}
