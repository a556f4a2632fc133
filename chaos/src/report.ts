import { mkdirSync, writeFileSync } from 'node:fs';
import { CHECKS } from './checks/index.ts';
import { isAcknowledged } from './evidence/history.ts';
import type { Options } from './options.ts';
import type { Outcome } from './run.ts';
import type { Recovery } from './system/processes.ts';

const EXAMPLES = 5;
const seconds = (ms: number): string => `${(ms / 1_000).toFixed(1)} s`;

/** The lines of the report: figures of the run, and every broken promise with examples. */
export function report(
  options: Options,
  outcome: Outcome,
  recoveries: readonly Recovery[],
): string[] {
  const { history, broken, faults, resets, samples, workloadMs, quiescenceMs } = outcome;
  const of = (kind: string) => faults.filter((fault) => fault.kind === kind);
  const names = (kind: string) =>
    of(kind)
      .map(({ name }) => name)
      .join(', ') || 'none';
  const acks = history.filter(isAcknowledged).length;
  const unknown = history.filter(({ attempts }) => attempts > 1).length;
  const abandoned = history.filter(({ answeredAt }) => answeredAt === null).length;
  const rejected = history.length - acks - abandoned;
  const checks = CHECKS.map(({ id }) => id);
  return [
    `seed ${options.seed}, ${options.lineUps} line-ups, ${options.clients} clients`,
    `${history.length} operations: ${acks} acknowledged, ${rejected} rejected, ${abandoned} abandoned`,
    ...byOperation(outcome),
    `${unknown} had an unknown outcome at first; the slowest definite answer took ${seconds(slowest(outcome))}`,
    `${of('kill').length} kills (${names('kill')}), ${of('pause').length} pauses (${names('pause')}), ${resets} resets`,
    `first success after a fault: ${slowestSuccess(outcome)}; restarted process ready: ${slowestRecovery(recoveries)}`,
    `${seconds(workloadMs)} and ${seconds(quiescenceMs)} until the system was quiescent; ${samples} samples during the run`,
    ...broken.flatMap(({ id, promise, violations }) => [
      `BROKEN ${id} ${promise}: ${violations.length} times`,
      ...violations.slice(0, EXAMPLES).map((violation) => `  ${violation}`),
    ]),
    broken.length === 0
      ? `all ${checks.length} checks hold (${checks.join(' ')})`
      : `${broken.length} of ${checks.length} checks are broken; --seed ${options.seed}`,
  ];
}

function byOperation({ history }: Outcome): string[] {
  const operations = [...new Set(history.map(({ operation }) => operation))].toSorted();
  return operations.map((operation) => {
    const entries = history.filter((entry) => entry.operation === operation);
    const codes = new Map<string, number>();
    for (const { errorCode } of entries) {
      if (errorCode) codes.set(errorCode, (codes.get(errorCode) ?? 0) + 1);
    }
    const errors = [...codes].map(([code, count]) => `${code} ${count}`).join(', ');
    return `  ${operation}: ${entries.length}, ${entries.filter(isAcknowledged).length} acknowledged${errors ? `; ${errors}` : ''}`;
  });
}

function slowest({ history }: Outcome): number {
  return history.reduce(
    (most, { sentAt, answeredAt }) => Math.max(most, (answeredAt ?? sentAt) - sentAt),
    0,
  );
}

/** The longest time from a fault to the answer of the first acknowledged request sent after it. */
function slowestSuccess({ history, faults }: Outcome): string {
  const acks = history.filter(isAcknowledged);
  const times = faults.map(({ kind, name, at }) => {
    const first = acks.reduce(
      (least, { sentAt, answeredAt }) => (sentAt > at ? Math.min(least, answeredAt) : least),
      Number.POSITIVE_INFINITY,
    );
    return { label: `${kind} of ${name}`, ms: first - at };
  });
  return worst(times.filter(({ ms }) => Number.isFinite(ms)));
}

const slowestRecovery = (recoveries: readonly Recovery[]): string =>
  worst(recoveries.map(({ name, ms }) => ({ label: name, ms })));

function worst(times: { label: string; ms: number }[]): string {
  const [slow] = times.toSorted((a, b) => b.ms - a.ms);
  return slow ? `at most ${seconds(slow.ms)} (${slow.label})` : 'nothing to recover from';
}

/** A line for each crash point with the number of times it was hit. */
export function crashCounts(crashes: readonly string[]): string[] {
  const points = crashes.filter((line) => !line.startsWith('done'));
  return [...new Set(points)]
    .toSorted()
    .map((name) => `  ${points.filter((each) => each === name).length} times ${name}`);
}

/** Writes the history and the stored state as JSON lines; returns the paths of the files. */
export function writeHistory(folder: string, { history, snapshot, broken }: Outcome): string[] {
  mkdirSync(folder, { recursive: true });
  const files = { history, tickets: snapshot.tickets, counters: snapshot.counters, broken };
  return Object.entries(files).map(([name, lines]) => {
    const file = `${folder}/${name}.jsonl`;
    writeFileSync(file, lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
    return file;
  });
}
