import { openVersionedDocuments } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import type { Db } from 'mongodb';
import type { RuleViolation } from '../../core/index.ts';
import { addDesk, type DeskList, renameDesk } from '../rules/desk-list.ts';

type Decision = { list: DeskList; desk: Desk } | RuleViolation;

/** The desks of merchants: one document for each merchant, so that one update decides over names and ids. */
export async function createDesks(db: Db) {
  const lists = await openVersionedDocuments<DeskList>(db, {
    name: 'desks',
    empty: { desks: [], lastId: 0 },
  });
  const change = (merchantId: number, decide: (list: DeskList) => Decision) =>
    lists.change(merchantId, (list) => {
      const result = decide(list);
      return { next: 'code' in result ? list : result.list, result };
    });
  return {
    async findOf(merchantId: number): Promise<Desk[]> {
      return [...(await lists.read(merchantId)).desks];
    },
    add: (merchantId: number, name: string) => change(merchantId, (list) => addDesk(list, name)),
    rename: (merchantId: number, id: number, name: string) =>
      change(merchantId, (list) => renameDesk(list, id, name)),
    remove: (merchantId: number, id: number): Promise<void> =>
      lists.change(merchantId, (list) => {
        const desks = list.desks.filter((desk) => desk.id !== id);
        const isKnown = desks.length < list.desks.length;
        return { next: isKnown ? { ...list, desks } : list, result: undefined };
      }),
  };
}
