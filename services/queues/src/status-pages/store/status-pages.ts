import { createHmac, randomBytes } from 'node:crypto';
import { openCollection, storedSecrets, textDigest } from '@turno/kit';
import type { Db } from 'mongodb';
import { comparableCode, statusCode } from '../rules/status-code.ts';

/** The status page of a ticket. It names no person: the ticket does. */
type StatusPage = { counterId: number; number: number; until: Date };
type StatusPageDocument = StatusPage & { _id: string };

/**
 * The tickets with a status page, by a hash of the page's code: the database reveals no code, and a lookup of an almost correct
 * code takes as long as any other. A ticket's code is derived from its id and a secret, so that opening a page again, even
 * after a crash, opens the same page.
 */
export async function createStatusPages(db: Db) {
  const pages = await openCollection<StatusPageDocument>(db, {
    name: 'statusPages',
    shardKey: { _id: 'hashed' },
    indexes: [{ key: { until: 1 }, expireAfterSeconds: 0 }],
  });
  const stored = await storedSecrets(db, 'status-pages', { key: randomBytes(32).toString('hex') });
  const codeOf = (ticketId: string) =>
    statusCode(createHmac('sha256', stored.key).update(ticketId).digest());

  return {
    /** Opens the page of a ticket and returns its code. */
    async open(ticketId: string, { counterId, number, until }: StatusPage): Promise<string> {
      const code = codeOf(ticketId);
      const page = { $set: { counterId, number }, $max: { until } };
      await pages.updateOne({ _id: keyOf(code) }, page, { upsert: true });
      return code;
    },
    /** The page with a code, for any typed text; `null` for an unknown or ended one. */
    async find(typed: string, now: Date): Promise<StatusPage | null> {
      return pages.findOne({ _id: keyOf(typed), until: { $gt: now } });
    },
    async extend(typed: string, until: Date): Promise<void> {
      await pages.updateOne({ _id: keyOf(typed) }, { $max: { until } });
    },
    async findOfTickets(ticketIds: readonly string[]): Promise<StatusPage[]> {
      return pages.find({ _id: { $in: keysOf(ticketIds) } }).toArray();
    },
    async removeOfTickets(ticketIds: readonly string[]): Promise<void> {
      await pages.deleteMany({ _id: { $in: keysOf(ticketIds) } });
    },
    /** Called by the sweeper, because the embedded database has no TTL. */
    async removeEnded(now: Date): Promise<void> {
      await pages.deleteMany({ until: { $lt: now } });
    },
  };

  function keysOf(ticketIds: readonly string[]): string[] {
    return ticketIds.map((id) => keyOf(codeOf(id)));
  }
}

function keyOf(code: string): string {
  return textDigest(comparableCode(code));
}
