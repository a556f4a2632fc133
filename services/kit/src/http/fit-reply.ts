import type { Call } from '@turno/shared-types';
import { Counter, register } from 'prom-client';
import type { Log } from '../log.ts';

type Path = readonly PropertyKey[];

const leftOutRows = new Counter({
  name: 'reply_rows_left_out_total',
  help: 'Rows that did not fit their reply and were left out',
  labelNames: ['path'],
  registers: [register],
});

/**
 * Parses a reply by its schema (S-14). Invalid rows of a list are omitted, logged and counted, so that one of them never fails
 * the others; a reply that is invalid outside its rows is a bug. `findLog` is called only when something is invalid.
 */
export function fitReply(call: Call, reply: unknown, findLog: () => Log | undefined): unknown {
  const parsed = call.reply.safeParse(reply);
  if (parsed.success) return parsed.data;
  const { issues } = parsed.error;
  const rows = issues.map(({ path }) => rowOf(path));
  if (!rows.every((row) => row !== null)) throw parsed.error;
  const leftOut = [...new Set(rows.map((row) => row.map(String).join('.')))];
  // Values may be personal data, so only their paths are logged.
  const fields = issues.map(({ path, code }) => `${path.map(String).join('.')} ${code}`);
  findLog()?.error({ call: call.path, rows: leftOut, fields }, 'rows do not fit the reply');
  leftOutRows.inc({ path: call.path }, leftOut.length);
  return call.reply.parse(without(reply, new Set(leftOut)));
}

/** The path of the outermost row that holds a field; `null` when the field is in no list. */
function rowOf(path: Path): Path | null {
  const index = path.findIndex((part) => typeof part === 'number');
  return index < 0 ? null : path.slice(0, index + 1);
}

/** A copy of a value without the rows at some paths. */
function without(value: unknown, rows: ReadonlySet<string>, path: Path = []): unknown {
  const at = (part: PropertyKey): Path => [...path, part];
  if (Array.isArray(value)) {
    return value.filter((_, index) => !rows.has(at(index).map(String).join('.')));
  }
  // Only outermost lists have rows, so the search stops at a row.
  if (typeof value !== 'object' || value === null || value instanceof Date) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, each]) => [key, without(each, rows, at(key))]),
  );
}

/**
 * A stored instant for a reply. An invalid instant becomes a text that no schema accepts, so that only its row is omitted
 * (S-14).
 */
export function instantText(stored: unknown): string {
  return stored instanceof Date && !Number.isNaN(stored.getTime()) ? stored.toISOString() : '';
}
