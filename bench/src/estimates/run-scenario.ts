import { type DayResult, runDay } from './run-day.ts';
import type { Scenario } from './scenarios.ts';
import { drawMerchant } from './sim-merchant.ts';
import { ruleAt } from './the-rule.ts';

const MERCHANTS = Number(process.env.BENCH_MERCHANTS ?? 40);
const [WARM_UP_DAYS, TEST_DAYS] = [4, 3];

/** Lets the days of all merchants of a scenario happen; returns its test days. */
export function runScenario(seed: string, scenario: Scenario, endsNumbers: boolean): DayResult[] {
  return Array.from({ length: MERCHANTS }, (_, index) => {
    const merchant = drawMerchant(`${seed}/${index}`, scenario);
    const options = { merchant, scenario, rule: ruleAt(merchant), endsNumbers };
    const days = Array.from({ length: WARM_UP_DAYS + TEST_DAYS }, (_each, day) =>
      runDay({ ...options, day }),
    );
    return days.slice(WARM_UP_DAYS);
  }).flat();
}
