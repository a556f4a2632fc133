import type { Opening } from '@turno/shared-types';
import {
  ADDED_SPECIAL_SLOT,
  DEFAULT_DAY_SLOT,
  NEW_SPECIAL_SLOT,
  OPENING_SLOTS_PER_DAY,
} from '@turno/shared-types/constants';
import { isKnownDate, isSlotInvalid } from '@turno/shared-types/rules';

/** A row of opening hours while it is edited. */
export type DraftRow = Pick<Opening, 'dayOfWeek' | 'date' | 'start' | 'end'> & {
  /** Identifies the row in the draft. */
  key: string;
  /** `null` until it is stored. */
  id: number | null;
  /** whether its day was switched off; the row is removed from the draft a moment later. */
  isClosing: boolean;
};
/** The rows while they are edited, and the keys of the invalid ones. */
export type SlotDraft = {
  rows: readonly DraftRow[];
  change: (rows: DraftRow[]) => void;
  invalid: ReadonlySet<string>;
};
export type DayOfRow = Pick<DraftRow, 'dayOfWeek' | 'date'>;
export type OpeningKind = 'openings' | 'closings';
type Slot = { start: string; end: string };

/** The initial draft of the stored rows. */
export function draftOf(openings: readonly Opening[]): DraftRow[] {
  return openings.map(({ id, dayOfWeek, date, start, end }) => ({
    key: String(id),
    id,
    dayOfWeek,
    date,
    start,
    end,
    isClosing: false,
  }));
}

/** The rows of one weekday or date. */
export function rowsOf(rows: readonly DraftRow[], day: DayOfRow): DraftRow[] {
  return rows.filter((row) => isOfDay(row, day));
}

/** MER-058: switches a weekday on, with the hours it had a moment ago or those of an ordinary day. */
export function openDay(rows: readonly DraftRow[], dayOfWeek: number): DraftRow[] {
  const day = { dayOfWeek, date: null };
  if (rowsOf(rows, day).length === 0) return [...rows, newRow(rows, day, DEFAULT_DAY_SLOT)];
  return rows.map((row) => (isOfDay(row, day) ? { ...row, isClosing: false } : row));
}

/** MER-058, X-10: switches a weekday off; `dropClosed` then takes its slots. */
export function closeDay(rows: readonly DraftRow[], dayOfWeek: number): DraftRow[] {
  const day = { dayOfWeek, date: null };
  return rows.map((row) => (isOfDay(row, day) ? { ...row, isClosing: true } : row));
}

/** removes the slots of the days that are still switched off. */
export function dropClosed(rows: readonly DraftRow[]): DraftRow[] {
  return rows.filter((row) => !row.isClosing);
}

/** MER-058: whether the day takes another slot. */
export function mayAddSlot(rows: readonly DraftRow[], day: DayOfRow): boolean {
  return rowsOf(rows, day).length < OPENING_SLOTS_PER_DAY;
}

/** MER-063, X-40: another slot of a day that has one. */
export function addSlot(rows: readonly DraftRow[], day: DayOfRow): DraftRow[] {
  return [...rows, newRow(rows, day, ADDED_SPECIAL_SLOT)];
}

export function changeSlot(
  rows: readonly DraftRow[],
  key: string,
  change: Partial<Slot>,
): DraftRow[] {
  return rows.map((row) => (row.key === key ? { ...row, ...change } : row));
}

export function removeSlot(rows: readonly DraftRow[], key: string): DraftRow[] {
  return rows.filter((row) => row.key !== key);
}

/** MER-063: adds a date with special hours, or a closed one. */
export function addDate(rows: readonly DraftRow[], kind: OpeningKind, date: string): DraftRow[] {
  const slot = kind === 'openings' ? NEW_SPECIAL_SLOT : { start: null, end: null };
  return [...rows, newRow(rows, { date, dayOfWeek: null }, slot)];
}

/** MER-064: why a date cannot be added: it is listed already, or the other kind has it. */
export function dateProblem(
  rows: readonly DraftRow[],
  stored: readonly Opening[],
  { kind, date }: { kind: OpeningKind; date: string },
): 'listed' | 'other-kind' | null {
  if (rows.some((row) => row.date === date)) return 'listed';
  const start = kind === 'openings' ? null : NEW_SPECIAL_SLOT.start;
  return isKnownDate(stored, { date, start }) ? 'other-kind' : null;
}

/** MER-060: the keys of the invalid slots, which must be corrected before saving. */
export function invalidKeys(rows: readonly DraftRow[]): Set<string> {
  const kept = dropClosed(rows);
  return new Set(kept.filter((row) => isSlotInvalid(row, kept)).map(({ key }) => key));
}

/** The three lists of one save. */
export type OpeningChanges = {
  create: Omit<Opening, 'id'>[];
  edit: Pick<Opening, 'id' | 'start' | 'end'>[];
  delete: number[];
};

/** MER-059: the changes from the stored rows to those of the draft; a row that is no longer stored is created again. */
export function changesOf(stored: readonly Opening[], rows: readonly DraftRow[]): OpeningChanges {
  const kept = dropClosed(rows);
  const before = new Map(stored.map((row) => [row.id, row]));
  const keptIds = new Set(kept.map(({ id }) => id));
  return {
    create: kept
      .filter(({ id }) => id === null || !before.has(id))
      .map(({ dayOfWeek, date, start, end }) => ({
        dayOfWeek,
        date,
        start,
        end,
        typology: date === null ? null : start === null ? 'closings' : 'openings',
      })),
    edit: kept.flatMap(({ id, start, end }) => {
      const known = id === null ? undefined : before.get(id);
      const isChanged = known && (known.start !== start || known.end !== end);
      return isChanged ? [{ id: known.id, start, end }] : [];
    }),
    delete: stored.filter(({ id }) => !keptIds.has(id)).map(({ id }) => id),
  };
}

function newRow(
  rows: readonly DraftRow[],
  { dayOfWeek, date }: DayOfRow,
  slot: { start: string | null; end: string | null },
): DraftRow {
  const used = rows.map(({ key }) => Number(/^new-(\d+)$/.exec(key)?.[1] ?? 0));
  const key = `new-${Math.max(0, ...used) + 1}`;
  return { key, id: null, dayOfWeek, date, ...slot, isClosing: false };
}

function isOfDay(row: DraftRow, { dayOfWeek, date }: DayOfRow): boolean {
  return row.dayOfWeek === dayOfWeek && row.date === date;
}
