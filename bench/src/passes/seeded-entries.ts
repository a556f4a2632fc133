import { randomBytes } from 'node:crypto';
import { MongoClient } from 'mongodb';
import { seededCode, seedQueue } from '../seeded-queue.ts';

export type SeededEntries = {
  merchantId: number;
  managerId: number;
  /** Called tickets that were taken with passes, each with its code. */
  tickets: readonly { ticketId: string; code: string }[];
};

/** Puts a merchant with so many called tickets into the database, each taken with a pass. */
export async function seedEntries(
  databaseUri: string,
  { id, count }: { id: number; count: number },
): Promise<SeededEntries> {
  const { managerId } = await seedQueue(databaseUri, { id, issued: count, waiting: 0 });
  const client = await MongoClient.connect(databaseUri);
  const tickets = client.db('turno_queues').collection<{ _id: string; code: string }>('tickets');
  const seeded = await tickets.find({ merchantId: id }).toArray();
  const withPasses = seeded.map((ticket) => ({
    ...ticket,
    _id: randomBytes(12).toString('hex'),
    paxCount: 1,
    passes: [{ passId: 1, passOwnerId: 1, ownerName: 'Persona', passTypeName: 'Ingresso' }],
  }));
  await tickets.deleteMany({ merchantId: id });
  await tickets.insertMany(withPasses);
  await client.close();
  const idOf = new Map(withPasses.map(({ _id, code }) => [code, _id]));
  const codes = Array.from({ length: count }, (_, index) => seededCode(index + 1));
  return {
    merchantId: id,
    managerId,
    tickets: codes.map((code) => ({ code, ticketId: idOf.get(code) ?? '' })),
  };
}
