import type { ErrorCode, Opening } from '@turno/shared-types';
import { OPENING_SLOTS_PER_DAY } from '@turno/shared-types/constants';
import {
  areAlike,
  doSlotsOverlap,
  isCalendarDate,
  runsIntoNextDay,
} from '@turno/shared-types/rules';

type Fields = Omit<Opening, 'id'>;
/** Fields of a row as sent. An absent field is `null` in a new row and unchanged in an edited one. */
export type OpeningDraft = { [Field in keyof Fields]?: Fields[Field] | undefined };
export type OpeningChanges = {
  create: readonly OpeningDraft[];
  edit: readonly (OpeningDraft & { id: number })[];
  delete: readonly number[];
};
type Outcome = { openings: Opening[] } | { violation: OpeningViolation };
type OpeningViolation = Extract<ErrorCode, `opening_${string}`>;

/** The maximum number of rows of one merchant; enough for years of special days. */
const MOST_ROWS = 1_000;

/**
 * The rows after all changes, or the violation that prevents them (QUE-019). `newIds` contains an id for each row to create. A
 * new row equal to an existing one is omitted, so that a save can be repeated.
 */
export function changedOpenings(
  present: readonly Opening[],
  changes: OpeningChanges,
  newIds: readonly number[],
): Outcome {
  const known = new Set(present.map(({ id }) => id));
  const deleted = new Set(changes.delete);
  const named = [...changes.delete, ...changes.edit.map(({ id }) => id)];
  if (named.some((id) => !known.has(id)) || changes.edit.some(({ id }) => deleted.has(id))) {
    return { violation: 'opening_not_found' };
  }
  const left = present.filter(({ id }) => !deleted.has(id));
  const edited = left.map((row) => editedRow(row, changes.edit));
  const created = changes.create.map((draft, index) => rowOf(draft, newIds[index] ?? 0));
  const rows = [...edited, ...created];
  if (!rows.every((row) => row !== null)) return { violation: 'opening_time_invalid' };
  const openings = withoutRepeats(rows, new Set(left.map(({ id }) => id)));
  const violation = problemOf(openings, new Set(left));
  return violation ? { violation } : { openings: openings.toSorted(byDay) };
}

function editedRow(row: Opening, edits: OpeningChanges['edit']): Opening | null {
  const mine = edits.filter(({ id }) => id === row.id);
  if (mine.length === 0) return row;
  const { typology: _typology, ...before } = row;
  const wanted: OpeningDraft = Object.assign({}, before, ...mine.map(given));
  return rowOf(wanted, row.id);
}

function given(draft: OpeningDraft): OpeningDraft {
  return Object.fromEntries(Object.entries(draft).filter(([, value]) => value !== undefined));
}

/** QUE-015, QUE-016: a weekly slot, a special opening or a closing; `null` when the fields make none of them. */
function rowOf(draft: OpeningDraft, id: number): Opening | null {
  const { date = null, start = null, end = null, dayOfWeek = null, typology = null } = draft;
  const hasTimes = start !== null && end !== null;
  if (!hasTimes && (start !== null || end !== null)) return null;
  if (hasTimes && (start === '24:00' || start === end)) return null;
  if (typology !== null && (typology === 'closings') === hasTimes) return null;
  if (date === null) {
    if (dayOfWeek === null || !hasTimes) return null;
    return { id, dayOfWeek, date, start, end, typology: null };
  }
  if (dayOfWeek !== null || !isCalendarDate(date)) return null;
  return { id, dayOfWeek, date, start, end, typology: hasTimes ? 'openings' : 'closings' };
}

/** Leaves out new weekly rows that are equal to an existing row. */
function withoutRepeats(rows: readonly Opening[], old: ReadonlySet<number>): Opening[] {
  return rows.filter(
    (row, index) =>
      old.has(row.id) ||
      row.date !== null ||
      !rows.slice(0, index).some((other) => areAlike(row, other)),
  );
}

/** `before` are the rows that existed; an edited row counts as new. */
function problemOf(
  openings: readonly Opening[],
  before: ReadonlySet<Opening>,
): OpeningViolation | null {
  if (openings.length > MOST_ROWS) return 'opening_slots_exceeded';
  const days = new Map<string, Opening[]>();
  for (const row of openings) {
    const day = [row.date, row.dayOfWeek, row.typology].join('|');
    days.set(day, [...(days.get(day) ?? []), row]);
  }
  for (const rows of days.values()) {
    const violation = problemOfDay(rows, before);
    if (violation) return violation;
  }
  return openings.some((row) => runsIntoNextDay(row, openings)) ? 'opening_time_invalid' : null;
}

function problemOfDay(
  rows: readonly Opening[],
  before: ReadonlySet<Opening>,
): OpeningViolation | null {
  const clash = rows.find((row, index) =>
    rows.slice(0, index).some((other) => doSlotsOverlap(row, other)),
  );
  if (clash) {
    // adding a date that exists is an error.
    const isKnown = clash.date !== null && rows.some((row) => before.has(row));
    return isKnown || clash.start === null ? 'opening_date_exists' : 'opening_time_invalid';
  }
  return rows.length > OPENING_SLOTS_PER_DAY ? 'opening_slots_exceeded' : null;
}

/** Weekly rows first, then dates; rows of a day by their start. */
function byDay(a: Opening, b: Opening): number {
  if (a.date !== b.date) return (a.date ?? '') < (b.date ?? '') ? -1 : 1;
  const day = (a.dayOfWeek ?? 0) - (b.dayOfWeek ?? 0);
  return day || (a.start ?? '').localeCompare(b.start ?? '') || a.id - b.id;
}
