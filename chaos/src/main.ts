import { rmSync } from 'node:fs';
import { readOptions } from './options.ts';
import { crashCounts, report, writeHistory } from './report.ts';
import { playRun } from './run.ts';
import { openStage } from './system/start-system.ts';

// `npm run chaos -- --seed N --lineups 10000 --clients 500 --kills 5`: see docs/reliability.md.
const options = readOptions(process.argv.slice(2));
console.log(`seed ${options.seed}`);
const stage = await openStage(options);
const end = async (code: number) => {
  await stage.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(1));

const outcome = await playRun(stage, options).catch(async (error: unknown) => {
  console.log(`BROKEN the run itself, seed ${options.seed}`, error);
  await end(1);
  throw error;
});
for (const line of report(options, outcome, stage.processes.recoveries)) console.log(line);
const crashes = stage.crashes();
for (const line of crashCounts(crashes)) console.log(line);
const isComplete = options.crashPoints === 0 || crashes.includes(`done ${options.crashPoints}`);
if (!isComplete)
  console.log(`BROKEN some crash point was hit less than ${options.crashPoints} times`);
if (outcome.broken.length > 0 || !isComplete) {
  const files = writeHistory(`${options.dataDir}/failure-${options.seed}`, outcome);
  console.log(`what happened: ${files.join(' ')}`);
  await end(1);
}
await stage.close();
rmSync(options.dataDir, { recursive: true, force: true });
process.exit(0);
