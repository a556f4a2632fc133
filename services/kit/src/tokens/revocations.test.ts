import { createRevocations, REVOCATION_MS } from './revocations.ts';

test('an ended session is dropped once none of its tokens can be alive', () => {
  let now = 0;
  const revocations = createRevocations(() => now);
  revocations.add('old');
  now = REVOCATION_MS + 1;
  for (let n = 0; n < 2_000; n += 1) revocations.add(`new-${n}`);
  expect(revocations.has('old')).toBe(false);
  expect(revocations.has('new-0')).toBe(true);
});
