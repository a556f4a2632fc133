import type { Evidence } from '../evidence/evidence.ts';
import { callIdOf } from './calls.ts';
import { CALL_CORRUPTIONS } from './corruption/call-corruptions.ts';
import { NUMBER_CORRUPTIONS } from './corruption/number-corruptions.ts';
import { PASS_CORRUPTIONS } from './corruption/pass-corruptions.ts';
import { entry, soundEvidence, ticket } from './corruption/sound-evidence.ts';
import { STATE_CORRUPTIONS } from './corruption/state-corruptions.ts';
import { CHECKS, findBrokenPromises } from './index.ts';

const namesOf = (evidence: Evidence) => findBrokenPromises(evidence).map(({ id }) => id);

test('sound evidence passes every check', () => {
  expect(findBrokenPromises(soundEvidence())).toEqual([]);
});

const CORRUPTIONS = [
  ...NUMBER_CORRUPTIONS,
  ...CALL_CORRUPTIONS,
  ...STATE_CORRUPTIONS,
  ...PASS_CORRUPTIONS,
];

test.each(CORRUPTIONS)('$id finds $what', ({ id, corrupt }) => {
  const evidence = soundEvidence();
  expect(namesOf({ ...evidence, ...corrupt(evidence) })).toContain(id);
});

test('a corruption exists for every check', () => {
  expect(
    CHECKS.map(({ id }) => id).filter((id) => !CORRUPTIONS.some((each) => each.id === id)),
  ).toEqual([]);
});

test('I9 a ticket removed while another is called was not skipped', () => {
  const evidence = soundEvidence();
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
    ticket({ number: 2, state: 'called', wasCalled: true, callId: callIdOf(9, 'call') }),
  ];
  const history = [...evidence.history.filter(({ operation }) => operation !== 'remove'), leaving];
  expect(
    namesOf({ ...evidence, history, snapshot: { ...evidence.snapshot, tickets } }),
  ).not.toContain('I9');
});

test('I8 I12 a retry that is answered with its old ticket is no new one', () => {
  const evidence = soundEvidence();
  const replay = entry({ userId: 1, sentAt: 7_000, counterId: 100, number: 1 });
  expect(namesOf({ ...evidence, history: [...evidence.history, replay] })).toEqual([]);
});

const sharedCall = { operation: 'auto-next', userId: 9, queueId: 0, status: 422 } as const;
const closed = { ...sharedCall, errorCode: 'merchant_closed' };
const second = [
  entry({ operation: 'close', userId: 9, queueId: 11, key: 'c2', sentAt: 7_000 }),
  entry({ operation: 'reopen', userId: 9, queueId: 11, key: 'r2', sentAt: 8_000 }),
];

test.each([
  ['while all were closed', second, 7_500, true],
  ['that came before and was answered while all were', second, 5_500, true],
  ['while one was open', [], 7_500, false],
  ['after one was opened', second, 8_500, false],
])('QUE-045 A3 a call command %s, rejected as closed', (_, others, sentAt, isFine) => {
  const evidence = soundEvidence();
  const command = entry({ ...closed, key: 'turn', sentAt, answeredAt: sentAt + 1_600 });
  const history = [...evidence.history, ...others, command];
  expect(namesOf({ ...evidence, history })).toEqual(isFine ? [] : ['A3']);
});
