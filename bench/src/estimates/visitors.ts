import { localTime, type MerchantDay } from '@turno/shared-types/rules';
import type { Scenario } from './scenarios.ts';
import { arrivalSeconds, type SimMerchant } from './sim-merchant.ts';

/** One visitor and the ticket; times are seconds since the epoch. */
export type SimTicket = {
  number: number;
  joinedAt: number;
  calledAt: number | null;
  /** After how many seconds of waiting the visitor leaves; `null` where never. */
  patience: number | null;
  comes: boolean;
  /** How long a counter is held up by a visitor who does not come. */
  absence: number;
  service: number;
};

const EARLIEST_SECONDS = 40 * 60;
/** Of S5: these shares of the visitors leave, and do not come when called. */
const [LEAVING, ABSENT] = [0.12, 0.1];

/** Everybody who wants to join on a day. A queue may be joined before the first slot and between two of them. */
export function plannedTickets(
  merchant: SimMerchant,
  day: MerchantDay,
  scenario: Scenario,
): SimTicket[] {
  const { random, serviceSeconds, spread } = merchant;
  const first = (day.slots[0]?.opensAt.getTime() ?? 0) / 1_000;
  const last = (day.slots.at(-1)?.closesAt.getTime() ?? 0) / 1_000;
  const dayPace = scenario.drifts ? Math.exp(random.normal(0.2)) : 1;
  const drift = drifting(merchant, scenario);
  const tickets: SimTicket[] = [];
  let at = first - (scenario.hasLunchGap ? EARLIEST_SECONDS : 0);
  for (;;) {
    const { minutes } = localTime(new Date(at * 1_000), merchant.hours.timezone);
    at += random.pause(arrivalSeconds(merchant, Math.floor(minutes / 60)));
    if (at >= last) return tickets;
    const pace = dayPace * drift(at);
    tickets.push({
      number: 0,
      joinedAt: at,
      calledAt: null,
      patience: scenario.loses && random.happens(LEAVING) ? random.between(60, 2_400) : null,
      comes: !(scenario.loses && random.happens(ABSENT)),
      absence: random.between(20, 60),
      // The mean of a log-normal lies above its median.
      service: pace * random.around(serviceSeconds * Math.exp(-(spread ** 2) / 2), spread),
    });
  }
}

/** A pace that wanders within the day, and forgets within two hours. */
function drifting({ random }: SimMerchant, { drifts }: Scenario): (at: number) => number {
  let [level, before] = [random.normal(0.2), 0];
  return (at) => {
    const kept = Math.exp(-(before === 0 ? 0 : at - before) / 7_200);
    level = level * kept + random.normal(0.2 * Math.sqrt(1 - kept ** 2));
    before = at;
    return drifts ? Math.exp(level) : 1;
  };
}

/** Of S6: when staff pause around midday. */
export function plannedPause({ random }: SimMerchant, { date }: MerchantDay, scenario: Scenario) {
  const noon = Date.parse(`${date}T10:45:00Z`) / 1_000;
  const from = noon + random.between(0, 75 * 60);
  const length = random.between(8 * 60, 25 * 60);
  return scenario.pauses ? { from, to: from + length } : null;
}
