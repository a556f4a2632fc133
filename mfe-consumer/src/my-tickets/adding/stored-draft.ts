import type { KeyValueStore } from '@turno/shared-ui/session';
import { parsedJson } from '../../shared/stored-json.ts';
import type { Choice, Draft } from './draft.ts';

const KEY = 'turno.passes.draft';

/** The data to continue after a reload: codes to scan again, passes without a person, and the choices made. */
export type StoredDraft = {
  userId: number;
  codes: string[];
  passIds: number[];
  choices: Record<number, Choice>;
};

/** Stores the draft of an account; a draft without passes is removed. */
export function storeDraft(storage: KeyValueStore, userId: number, draft: Draft | null): void {
  if (!draft || draft.passes.length === 0) {
    storage.removeItem(KEY);
    return;
  }
  const stored: StoredDraft = {
    userId,
    codes: draft.scans.map(({ value }) => value),
    passIds: draft.passes.map(({ id }) => id),
    choices: draft.choices,
  };
  storage.setItem(KEY, JSON.stringify(stored));
}

/** The stored draft of an account; `null` when there is none, or another account or program wrote it. */
export function readDraft(storage: KeyValueStore, userId: number): StoredDraft | null {
  const stored = parsedJson(storage.getItem(KEY));
  if (typeof stored !== 'object' || stored === null) return null;
  const fields = new Map(Object.entries(stored));
  if (fields.get('userId') !== userId) return null;
  return {
    userId,
    codes: listOf(fields.get('codes'), isText),
    passIds: listOf(fields.get('passIds'), isId),
    choices: choicesOf(fields.get('choices')),
  };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const isId = (value: unknown): value is number => Number.isSafeInteger(value);

function listOf<Value>(stored: unknown, isValue: (each: unknown) => each is Value): Value[] {
  return Array.isArray(stored) ? stored.filter(isValue) : [];
}

function choicesOf(stored: unknown): Record<number, Choice> {
  const choices: Record<number, Choice> = {};
  for (const [passId, choice] of Object.entries(stored ?? {})) {
    if (isText(choice) || isId(choice)) choices[Number(passId)] = choice;
  }
  return choices;
}
