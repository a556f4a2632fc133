import { constants } from 'node:os';
import { resolve } from 'node:path';
import pc from 'picocolors';
import { type Counts, flakyLines, summaryLine, total } from './counts.ts';
import { endCommands } from './run-command.ts';
import { STEPS, type Step, wantedGroups } from './steps.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
const NAME_WIDTH = 24;
/** What is shown of a step that does not hold: its last lines, where runners put their findings. */
const SHOWN_LINES = 150;

const write = (text: string) => void process.stdout.write(`${text}\n`);

async function runStep({ name, run }: Step): Promise<Counts> {
  const startedAt = Date.now();
  if (process.stdout.isTTY) process.stdout.write(`${pc.dim('…')} ${name}\r`);
  const { passed, failed, flaky = [], failures = [], output } = await run(PROJECT);
  if (endedBy) return { passed, failed, flaky };
  const seconds = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
  const mark = failed === 0 ? pc.green('✓') : pc.red('✗');
  const parts = [
    `${passed} ok`,
    failed && `${failed} not`,
    flaky.length && `${flaky.length} flaky`,
  ];
  const found = parts.filter(Boolean).join(', ');
  if (failed > 0) write(output.trimEnd().split('\n').slice(-SHOWN_LINES).join('\n'));
  write(`${mark} ${name.padEnd(NAME_WIDTH)} ${seconds.padStart(8)}  ${found}`);
  for (const title of failures) write(pc.red(`  ${title}`));
  for (const line of flakyLines(flaky)) write(pc.yellow(line));
  return { passed, failed, flaky };
}

/** The first signal that asked the run to end. */
let endedBy: NodeJS.Signals | null = null;
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
  process.on(signal, () => {
    endedBy ??= signal;
    endCommands();
  });
}

try {
  const groups = wantedGroups(process.argv.slice(2));
  const results: Counts[] = [];
  for (const step of STEPS.filter(({ group }) => groups.includes(group))) {
    results.push(await runStep(step));
    if (endedBy) process.exit(128 + constants.signals[endedBy]);
  }
  const sum = total(results);
  if (results.length > 1) for (const line of flakyLines(sum.flaky)) write(line);
  write(summaryLine(sum));
  process.exitCode = sum.failed > 0 ? 1 : 0;
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
