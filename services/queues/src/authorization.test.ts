import { authorizationProblems, etagProblems, foreignThingsProblems } from '@turno/kit/test';
import { openContractFixture } from '../test/contract-fixture.ts';

jest.setTimeout(180_000);

type Opened = Awaited<ReturnType<typeof openContractFixture>>;
let opened: Opened;
beforeAll(async () => {
  opened = await openContractFixture();
});
afterAll(() => opened.close());

test('IDN-032 IDN-037 every call answers every caller as its access rule says', async () => {
  const { problems, cellCount } = await authorizationProblems(opened.fixture);
  expect(problems).toEqual([]);
  expect(cellCount).toBeGreaterThan(500);
});

test('IDN-037 things of another merchant cannot be reached through one of mine', async () => {
  const { problems, count } = await foreignThingsProblems(opened.fixture);
  expect(problems).toEqual([]);
  expect(count).toBeGreaterThan(15);
});

test('QUE-001 every read has an ETag, and is not sent again to a reader who has it', async () => {
  const { problems, readCount } = await etagProblems(opened.fixture);
  expect(problems).toEqual([]);
  expect(readCount).toBeGreaterThan(10);
});
