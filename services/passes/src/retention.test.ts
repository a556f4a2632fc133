import { connectNewTestDatabase, retentionProblems } from '@turno/kit/test';
import { startPasses } from '../test/start-passes.ts';

test('every collection of passes is in the list of retentions', async () => {
  // The service starts on the database that is empty now.
  await (await connectNewTestDatabase()).close();
  const passes = await startPasses({});
  expect(await retentionProblems(passes.db, 'passes')).toEqual([]);
  await passes.close();
});
