import type { ScanResult } from '@turno/shared-types/passes';
import { buildEntrance, buildPass } from '@turno/shared-types/test-data';
import { memoryStorage } from '@turno/shared-ui/test';
import { type Choice, draftOf, draftProblem, withChoice, withoutPass } from './draft.ts';
import { readDraft, storeDraft } from './stored-draft.ts';

const track = buildPass();
const entrance = buildEntrance();
const scan = (mode: ScanResult['mode'], ...passes: (typeof track)[]): ScanResult => ({
  value: 'K7QX2MBP9D',
  redeemToken: 'token',
  counter: passes.length,
  mode,
  passes,
});
const chosen = (mode: ScanResult['mode'], choices: Record<number, Choice>) => ({
  ...draftOf([scan(mode, track, entrance)]),
  choices,
});

test('decision 191: an entrance is given before a Fast Track, and a pass once', () => {
  const { passes } = draftOf([scan('mediacode', track, entrance), scan('mediacode', track)]);
  expect(passes.map(({ id }) => id)).toEqual([entrance.id, track.id]);
});

test.each<[string, ReturnType<typeof chosen>, string | null]>([
  ['nobody is chosen', chosen('mediacode', {}), 'select_at_least_one_name'],
  ['a name is blank', chosen('mediacode', { 501: '  ' }), 'select_at_least_one_name'],
  [
    'a card’s Fast Track goes to a new name',
    chosen('mediacode', { 501: 'Emma' }),
    'specific_pass_not_associable',
  ],
  ['… along with an entrance', chosen('mediacode', { 501: 'Emma', 502: ' Emma ' }), null],
  ['… to a person who is known', chosen('mediacode', { 501: 31 }), null],
  [
    'a card’s Fast Track that was redeemed before goes to a new name',
    { ...draftOf([], [track]), choices: { 501: 'Emma' } },
    'specific_pass_not_associable',
  ],
  [
    'a Fast Track of staff goes to a new name',
    { ...draftOf([], [buildPass({ needsEntrance: false })]), choices: { 501: 'Emma' } },
    null,
  ],
])('PAS-008, PAS-022 %s', (_, draft, code) => {
  expect(draftProblem(draft)?.code ?? null).toBe(code);
});

test('PAS-025 a pass that is handled leaves the draft with its choice', () => {
  const draft = withoutPass(chosen('mediacode', { 501: 'Emma', 502: 31 }), 502);
  expect(draft.passes.map(({ id }) => id)).toEqual([501]);
  expect(draft.choices).toEqual({ 501: 'Emma' });
  expect(withChoice(draft, 501, null).choices).toEqual({});
});

test('CON-070 a reload finds the draft of its account', () => {
  const storage = memoryStorage();
  storeDraft(storage, 77, chosen('mediacode', { 501: 'Emma', 502: 31 }));
  expect(readDraft(storage, 77)).toEqual({
    userId: 77,
    codes: ['K7QX2MBP9D'],
    passIds: [502, 501],
    choices: { 501: 'Emma', 502: 31 },
  });
  expect(readDraft(storage, 78)).toBeNull();
  storeDraft(storage, 77, draftOf([]));
  expect(readDraft(storage, 77)).toBeNull();
});

test.each(['', 'null', '7', '{', '{"userId":77,"codes":7,"passIds":["x"],"choices":[{}]}'])(
  'CON-070 a stored %j gives nothing to continue',
  (text) => {
    const storage = memoryStorage();
    storage.setItem('turno.passes.draft', text);
    const found = readDraft(storage, 77);
    expect(found?.codes ?? []).toEqual([]);
    expect(found?.passIds ?? []).toEqual([]);
    expect(found?.choices ?? {}).toEqual({});
  },
);
