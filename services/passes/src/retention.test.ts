import { retentionProblems } from '@turno/kit/test';
import { startPasses } from '../test/start-passes.ts';

test('every collection of passes is in the list of retentions', async () => {
  const passes = await startPasses('retention', {});
  expect(await retentionProblems(passes.db, 'passes')).toEqual([]);
  await passes.close();
});
