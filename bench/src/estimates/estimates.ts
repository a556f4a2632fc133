import { BASELINES } from './baselines.ts';
import { type Quote, runScenario } from './run-scenario.ts';
import { SCENARIOS } from './scenarios.ts';

/** The list of the figures in the documentation; another one is asked for with `BENCH_SEEDS`. */
const SEEDS = (process.env.BENCH_SEEDS ?? 'a').split(',');

/** How far waits that were quoted are from those that came, in simulated queues. */
export async function estimates(): Promise<boolean> {
  const rules = Object.keys(BASELINES);
  console.log(`  mean absolute error in minutes; ${rules.join(' · ')}`);
  for (const scenario of SCENARIOS) {
    const quotes = SEEDS.flatMap((seed) => runScenario(seed, scenario));
    const errors = rules.map((rule) => meanError(quotes, ({ baselines }) => baselines[rule] ?? 0));
    const wait = mean(quotes.map(({ waited }) => waited)) / 60;
    const shown = errors.map((error) => error.toFixed(1).padStart(6)).join('');
    console.log(`  ${scenario.id} ${shown}  of ${wait.toFixed(1)} min, ${scenario.name}`);
  }
  return true;
}

function meanError(quotes: readonly Quote[], said: (quote: Quote) => number): number {
  return mean(quotes.map((quote) => Math.abs(said(quote) - quote.waited))) / 60;
}

function mean(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0) / Math.max(1, values.length);
}
