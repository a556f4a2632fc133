import { rmSync } from 'node:fs';
import { readOptions } from './options.ts';
import { crashCounts, report, writeHistory } from './report.ts';
import { runChaos } from './run.ts';
import { startSystem } from './system/start-system.ts';

// `npm run chaos -- --seed N --lineups 10000 --clients 500 --kills 5`: see docs/reliability.md.
const options = readOptions(process.argv.slice(2));
console.log(`seed ${options.seed}`);
const system = await startSystem(options);
const end = async (code: number) => {
  await system.close();
  process.exit(code);
};
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void end(1));

const outcome = await runChaos(system, options).catch(async (error: unknown) => {
  console.log(`BROKEN the run itself, seed ${options.seed}`, error);
  await end(1);
  throw error;
});
for (const line of report(options, outcome, system.processes.recoveries)) console.log(line);
const crashes = system.crashes();
for (const line of crashCounts(crashes)) console.log(line);
const isComplete = options.crashPoints === 0 || crashes.includes(`done ${options.crashPoints}`);
if (!isComplete)
  console.log(`BROKEN some crash point was hit less than ${options.crashPoints} times`);
if (outcome.broken.length > 0 || !isComplete) {
  const files = writeHistory(`${options.dataDir}/failure-${options.seed}`, outcome);
  console.log(`history and stored state: ${files.join(' ')}`);
  await end(1);
}
await system.close();
rmSync(options.dataDir, { recursive: true, force: true });
process.exit(0);
