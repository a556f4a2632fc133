import type { Desk } from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';

/** The desks of one merchant in the order of their creation. Ids are never reused, because tickets store them. */
export type DeskList = { desks: readonly Desk[]; lastId: number };
export type Changed = { list: DeskList; desk: Desk; isChange: boolean };

const MAX_DESKS = 50;

/** Adds a desk. If a desk already has the name, it is returned, so that a retry adds none. */
export function addDesk(list: DeskList, name: string): Changed | RuleViolation {
  const known = list.desks.find((desk) => isNamed(desk, name));
  if (known) return { list, desk: known, isChange: false };
  if (list.desks.length >= MAX_DESKS) return { code: 'desks_exceeded', payload: { n: MAX_DESKS } };
  const desk = { id: list.lastId + 1, name };
  return { list: { desks: [...list.desks, desk], lastId: desk.id }, desk, isChange: true };
}

/** Renames a desk; names are unique among desks. */
export function renameDesk(list: DeskList, id: number, name: string): Changed | RuleViolation {
  const before = list.desks.find((desk) => desk.id === id);
  if (!before) return { code: 'desk_not_found' };
  if (list.desks.some((desk) => desk.id !== id && isNamed(desk, name)))
    return { code: 'name_exists' };
  const desk = { id, name };
  const desks = list.desks.map((each) => (each.id === id ? desk : each));
  return { list: { ...list, desks }, desk, isChange: before.name !== name };
}

function isNamed(desk: Desk, name: string): boolean {
  return desk.name.toLocaleLowerCase() === name.toLocaleLowerCase();
}
