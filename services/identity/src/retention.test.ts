import { connectNewTestDatabase, retentionProblems } from '@turno/kit/test';
import { startIdentity } from '../test/start-identity.ts';

test('every collection of identity is in the list of retentions', async () => {
  // The service starts on the database that is empty now.
  await (await connectNewTestDatabase()).close();
  const identity = await startIdentity();
  expect(await retentionProblems(identity.db, 'identity')).toEqual([]);
  await identity.close();
});
