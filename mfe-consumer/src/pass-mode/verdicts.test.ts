import type { PassValidation } from '@turno/shared-types';
import { buildPass, buildPassOwner } from '@turno/shared-types/test-data';
import { candidates } from './pass-queue-view.ts';
import { judged, questionsOf, withEligible } from './verdicts.ts';

const [first, second] = [buildPass({ id: 601 }), buildPass({ id: 602 })];
const luca = buildPassOwner({ id: 32, name: 'Luca', usablePasses: [first, second] });
const [candidate] = candidates([luca], 'specific');
const verdict = (passId: number, change: Partial<PassValidation> = {}): PassValidation => ({
  id: 32,
  passId,
  valid: false,
  error_code: 'pass_used_up',
  usable_from: null,
  ...change,
});

test('QUE-063 a request names each person once, and at most 15 of them', () => {
  const crowd = Array.from({ length: 16 }, (_, at) =>
    buildPassOwner({ id: 100 + at, usablePasses: [buildPass({ id: 700 + at })] }),
  );
  const nobody = buildPassOwner({ id: null, usablePasses: [buildPass()] });
  const requests = questionsOf([nobody, luca, ...crowd]);
  expect(requests.map(({ length }) => length)).toEqual([15, 2, 1]);
  expect(requests.at(-1)).toEqual([{ id: 32, passId: 602 }]);
  for (const refs of requests) expect(new Set(refs.map(({ id }) => id)).size).toBe(refs.length);
  expect(questionsOf([])).toEqual([]);
});

test('QUE-062 somebody beyond the loaded part of the wallet joins the list, in its order', () => {
  const [anna, zoe] = [buildPassOwner(), buildPassOwner({ id: 34, name: 'Zoe' })];
  expect(withEligible([anna, zoe], [luca, anna]).map(({ name }) => name)).toEqual([
    'Anna',
    'Luca',
    'Zoe',
  ]);
});

test.each<[string, PassValidation[], number[], string | null]>([
  ['accepted passes stay', [verdict(601, { valid: true })], [601, 602], null],
  ['a refused one is not offered', [verdict(601)], [602], null],
  [
    'of two refused ones the one that is usable first says when',
    [
      verdict(601),
      verdict(602, { error_code: 'pass_outside_hours', usable_from: '2026-11-23T17:00:00.000Z' }),
    ],
    [],
    'pass_outside_hours',
  ],
  ['the verdict on another person changes nothing', [verdict(601, { id: 31 })], [601, 602], null],
])('CON-058 QUE-063 %s', (_, verdicts, usable, blocker) => {
  if (!candidate) throw new Error('Luca has passes');
  const shown = judged(candidate, verdicts);
  expect(shown.usable.map(({ id }) => id)).toEqual(usable);
  expect(shown.blocker?.error_code ?? null).toBe(blocker);
});
