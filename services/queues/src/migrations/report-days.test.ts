import type { Database } from '@turno/kit';
import { connectNewTestDatabase } from '@turno/kit/test';
import { reportDays } from './report-days.ts';

type Counter = { _id: number; lastNumber: number; createdAt: Date; reportDueAt?: Date };

let database: Database;
beforeAll(async () => {
  database = await connectNewTestDatabase();
});
afterAll(() => database.close());

test('days of the releases before are rolled up, those that nobody used are not', async () => {
  const counters = database.db.collection<Counter>('counters');
  const createdAt = new Date('2026-11-01T08:00:00Z');
  const reportDueAt = new Date('2026-11-22T00:00:00Z');
  await counters.insertMany([
    { _id: 1, lastNumber: 3, createdAt },
    { _id: 2, lastNumber: 0, createdAt },
    { _id: 3, lastNumber: 5, createdAt, reportDueAt },
  ]);
  await reportDays.run(database.db);
  const found = await counters.find().sort({ _id: 1 }).toArray();
  expect(found).toMatchObject([{ reportDueAt: createdAt }, { _id: 2 }, { reportDueAt }]);
  expect(found[1]).not.toHaveProperty('reportDueAt');
});
