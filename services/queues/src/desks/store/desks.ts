import { isDuplicateKey, openCollection } from '@turno/kit';
import type { Desk } from '@turno/shared-types';
import type { Db } from 'mongodb';
import type { RuleViolation } from '../../core/index.ts';
import { addDesk, type DeskList, renameDesk } from '../rules/desk-list.ts';

/** All desks of a merchant, whose id is the document's: one update decides over names and ids. */
type DeskDocument = { _id: number; desks: Desk[]; lastId: number; version: number };
type Decision = { list: DeskList; desk: Desk } | RuleViolation;

const ATTEMPTS = 20;

/** The desks of merchants. */
export async function createDesks(db: Db) {
  const lists = await openCollection<DeskDocument>(db, { name: 'desks', shardKey: { _id: 1 } });

  /** Decides on the present list and writes by compare-and-set, again when another command was faster. */
  async function change(merchantId: number, decide: (list: DeskList) => Decision) {
    for (let attempt = 0; attempt < ATTEMPTS; attempt += 1) {
      const found = await lists.findOne({ _id: merchantId });
      const { desks = [], lastId = 0, version = 0 } = found ?? {};
      const before = { desks, lastId };
      const decision = decide(before);
      if ('code' in decision || decision.list === before) return decision;
      const list = { desks: [...decision.list.desks], lastId: decision.list.lastId };
      if (await write(merchantId, version, list)) return decision;
    }
    throw new Error('Other commands were faster all the time.');
  }

  async function write(
    merchantId: number,
    version: number,
    list: { desks: Desk[]; lastId: number },
  ): Promise<boolean> {
    try {
      const { matchedCount, upsertedCount } = await lists.updateOne(
        { _id: merchantId, version: version === 0 ? { $exists: false } : version },
        { $set: { ...list, version: version + 1 } },
        { upsert: version === 0 },
      );
      return matchedCount + upsertedCount === 1;
    } catch (error) {
      if (isDuplicateKey(error)) return false;
      throw error;
    }
  }

  return {
    async findOf(merchantId: number): Promise<Desk[]> {
      return (await lists.findOne({ _id: merchantId }))?.desks ?? [];
    },
    add: (merchantId: number, name: string) => change(merchantId, (list) => addDesk(list, name)),
    rename: (merchantId: number, id: number, name: string) =>
      change(merchantId, (list) => renameDesk(list, id, name)),
    async remove(merchantId: number, id: number): Promise<void> {
      const update = { $pull: { desks: { id } }, $inc: { version: 1 } };
      await lists.updateOne({ _id: merchantId }, update);
    },
  };
}
