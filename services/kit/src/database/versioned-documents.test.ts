import { openTestDatabase } from '@turno/tools/database';
import { MongoClient } from 'mongodb';
import { openVersionedDocuments } from './versioned-documents.ts';

type Numbers = { numbers: number[] };

let database: Awaited<ReturnType<typeof openTestDatabase>>;
let client: MongoClient;

beforeAll(async () => {
  database = await openTestDatabase();
  client = await MongoClient.connect(database.uri, { writeConcern: { w: 1, journal: true } });
});
afterAll(async () => {
  await client.close();
  await database.close();
});

function open(name: string) {
  return openVersionedDocuments<Numbers>(client.db('versioned_documents'), {
    name,
    empty: { numbers: [] },
  });
}

test('S-20 forty changes of one document at once from two processes are all written', async () => {
  const processes = [await open('numbers'), await open('numbers')];
  const added = Array.from({ length: 40 }, (_each, index) => index);
  const results = await Promise.all(
    added.map((each) =>
      processes[each % 2]?.change(1, ({ numbers }) => ({
        next: { numbers: [...numbers, each] },
        result: each,
      })),
    ),
  );
  expect(results).toEqual(added);
  const { numbers } = (await processes[0]?.read(1)) ?? { numbers: [] };
  expect(numbers.toSorted((a, b) => a - b)).toEqual(added);
});

test('a change that others are always faster than is refused as temporary', async () => {
  const documents = await open('contended');
  const competing = documents.change(1, (present) => {
    const { numbers } = present;
    return { next: { numbers: [...numbers, 1] }, result: null };
  });
  await competing;
  // Another command changes the document in between, each time.
  const find = documents.collection.findOne.bind(documents.collection);
  jest.spyOn(documents.collection, 'findOne').mockImplementation(async (...found) => {
    const before = await find(...(found as Parameters<typeof find>));
    await documents.collection.updateOne({ _id: 1 }, { $inc: { version: 1 } });
    return before;
  });
  const change = documents.change(1, () => ({ next: { numbers: [2] }, result: null }));
  await expect(change).rejects.toMatchObject({ code: 'service_unavailable' });
});
