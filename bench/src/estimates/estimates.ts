import { atLeast, reached } from '../goals.ts';
import { BASELINES } from './baselines.ts';
import { type Figures, figuresOf, geometricMean } from './figures.ts';
import { type DayResult, runDay } from './run-day.ts';
import { SCENARIOS, type Scenario } from './scenarios.ts';
import { drawMerchant } from './sim-merchant.ts';
import { ruleAt } from './the-rule.ts';

/** Each seed draws 40 merchants; `BENCH_SEEDS=x,y` draws others. Lists of 40 differ by about two hundredths of the people. */
const SEEDS = (process.env.BENCH_SEEDS ?? 'Turno,Anders,Belem,Corvo,Dunes').split(',');
const MERCHANTS = Number(process.env.BENCH_MERCHANTS ?? 40);
const [WARM_UP_DAYS, TEST_DAYS] = [4, 3];
const SETTING = 'ahead × setting';

/** How honest quoted waits are, in simulated queues: against rules of thumb, and against what was promised. */
export async function estimates(): Promise<boolean> {
  console.log(
    `  mean absolute error in minutes of: the rule, ${Object.keys(BASELINES).join(', ')}`,
  );
  const all = SCENARIOS.map((scenario) => {
    const [open, closing] = [false, true].map((endsNumbers) =>
      SEEDS.flatMap((seed) => runScenario(seed, scenario, endsNumbers)),
    );
    const figures = figuresOf(open ?? [], closing ?? []);
    print(`${scenario.id} ${scenario.name}`, figures);
    return { id: scenario.id, figures };
  });
  const troubled = all.filter(({ id }) => id !== 'S1');
  const toSetting = ({ error, baselines }: Figures) => error / (baselines[SETTING] ?? 0);
  const toBest = ({ error, baselines }: Figures) => error / Math.min(...Object.values(baselines));
  const mean = (of: (figures: Figures) => number) =>
    geometricMean(troubled.map(({ figures }) => of(figures)));
  const of = (id: string) => all.filter((each) => each.id === id).map(({ figures }) => figures);
  return [
    ...of('S1').map((figures) => reached('S1, times the setting', toSetting(figures), 1.15)),
    ...of('S8').map((figures) => reached('S8, times the setting', toSetting(figures), 0.78)),
    reached('S2 to S8, times the setting', mean(toSetting), 0.8),
    reached('S2 to S8, times the best rule of each', mean(toBest), 0.88),
    ...all.flatMap(({ id, figures }) => promises(id, figures)),
  ].every(Boolean);
}

/** Lets the days of all merchants of a scenario happen; returns its test days. */
function runScenario(seed: string, scenario: Scenario, endsNumbers: boolean): DayResult[] {
  return Array.from({ length: MERCHANTS }, (_, index) => {
    const merchant = drawMerchant(`${seed}/${index}`, scenario);
    const options = { merchant, scenario, rule: ruleAt(merchant), endsNumbers };
    const days = Array.from({ length: WARM_UP_DAYS + TEST_DAYS }, (_each, day) =>
      runDay({ ...options, day }),
    );
    return days.slice(WARM_UP_DAYS);
  }).flat();
}

function promises(id: string, figures: Figures): boolean[] {
  return [
    atLeast(`${id} in the range`, figures.inRange, 75, ' %'),
    reached(`${id} in the range`, figures.inRange, 85, ' %'),
    reached(`${id} called before "be there by"`, figures.laterThanSafe, 25, ' %'),
    reached(`${id} called after p80`, figures.laterThanP80, 25, ' %'),
    reached(`${id} bias of the median`, Math.abs(figures.bias), 10, ' %'),
    atLeast(`${id} who left when told came in time`, figures.inTime, 90, ' %'),
    reached(`${id} half of them early by`, figures.earlyMinutes, 10, ' min'),
    reached(`${id} not called at closing`, figures.unserved, 2, ' %'),
  ];
}

function print(name: string, { error, baselines, wait }: Figures): void {
  const errors = [error, ...Object.values(baselines)].map((each) => (each / 60).toFixed(1));
  const shown = errors.map((each) => each.padStart(6)).join('');
  console.log(`  ${name.padEnd(45)}${shown}  of ${(wait / 60).toFixed(1)}`);
}
