import type { Evidence } from '../evidence/evidence.ts';
import { pressName } from './calls.ts';
import { PRESSES } from './corruption/call-corruptions.ts';
import { NUMBERS } from './corruption/number-corruptions.ts';
import { entry, goodDay, ticket } from './corruption/sound-evidence.ts';
import { brokenIn, CHECKS } from './index.ts';

const namesOf = (evidence: Evidence) => brokenIn(evidence).map(({ id }) => id);

test('a day on which every promise was kept passes every check', () => {
  expect(brokenIn(goodDay())).toEqual([]);
});

const DAMAGES = [...NUMBERS, ...PRESSES];

test.each(DAMAGES)('$id finds $what', ({ id, damage }) => {
  const day = goodDay();
  expect(namesOf({ ...day, ...damage(day) })).toContain(id);
});

test('every check is shown to fail', () => {
  expect(
    CHECKS.map(({ id }) => id).filter((id) => !DAMAGES.some((each) => each.id === id)),
  ).toEqual([]);
});

test('I9 one who leaves the queue while somebody else is called was not skipped', () => {
  const day = goodDay();
  const leaving = entry({
    operation: 'remove',
    userId: 1,
    key: 'go',
    sentAt: 3_050,
    answeredAt: 3_500,
    counterId: 100,
    number: 1,
  });
  const tickets = [
    ticket({ number: 1, state: 'cancelled', wasCancelled: true }),
    ticket({ number: 2, state: 'called', wasCalled: true, callId: pressName(9, 'press') }),
  ];
  const history = [...day.history.filter(({ operation }) => operation !== 'remove'), leaving];
  expect(namesOf({ ...day, history, dump: { ...day.dump, tickets } })).not.toContain('I9');
});

test('I8 I12 a retry that is answered with its old ticket is no new one', () => {
  const day = goodDay();
  const replay = entry({ userId: 1, sentAt: 7_000, counterId: 100, number: 1 });
  expect(namesOf({ ...day, history: [...day.history, replay] })).toEqual([]);
});

const turn = { operation: 'auto-next', userId: 9, queueId: 0, status: 422 } as const;
const closed = { ...turn, errorCode: 'merchant_closed' };
const second = [
  entry({ operation: 'close', userId: 9, queueId: 11, key: 'c2', sentAt: 7_000 }),
  entry({ operation: 'reopen', userId: 9, queueId: 11, key: 'r2', sentAt: 8_000 }),
];

test.each([
  ['while all were closed', second, 7_500, true],
  ['that came before and was answered while all were', second, 5_500, true],
  ['while one was open', [], 7_500, false],
  ['after one was opened', second, 8_500, false],
])('QUE-045 A3 a press %s, refused as closed', (_, others, sentAt, isFine) => {
  const day = goodDay();
  const press = entry({ ...closed, key: 'turn', sentAt, answeredAt: sentAt + 1_600 });
  const history = [...day.history, ...others, press];
  expect(namesOf({ ...day, history })).toEqual(isFine ? [] : ['A3']);
});
