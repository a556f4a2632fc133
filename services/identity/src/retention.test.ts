import { retentionProblems } from '@turno/kit/test';
import { startIdentity } from '../test/start-identity.ts';

test('every collection of identity is in the list of retentions', async () => {
  const identity = await startIdentity('retention');
  expect(await retentionProblems(identity.db, 'identity')).toEqual([]);
  await identity.close();
});
