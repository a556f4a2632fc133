import { hostileInputProblems } from '@turno/kit/test';
import { openContractFixture } from '../test/contract-fixture.ts';

jest.setTimeout(300_000);

type Opened = Awaited<ReturnType<typeof openContractFixture>>;
let opened: Opened;
beforeAll(async () => {
  opened = await openContractFixture();
});
afterAll(() => opened.close());

test('QUE-053 S-12 no input causes an internal error, reveals internals or is stored although it is wrong', async () => {
  const { problems, attackCount } = await hostileInputProblems(opened.fixture);
  expect(problems).toEqual([]);
  expect(attackCount).toBeGreaterThan(200);
});
