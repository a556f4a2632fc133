import {
  lineUpName,
  readUnanswered,
  removeUnanswered,
  storeUnanswered,
} from './unanswered-request.ts';

const QUEUE = { merchantId: 7, queueId: 11 };
const party = (paxCount: number) => ({ paxCount });

beforeEach(() => sessionStorage.clear());

test('QUE-049 a retry and a reload send the same key until the answer is definite', () => {
  const first = storeUnanswered(sessionStorage, QUEUE, { request: party(2), newKey: 'a' });
  expect(storeUnanswered(sessionStorage, QUEUE, { request: party(2), newKey: 'b' })).toEqual(first);
  expect(readUnanswered(sessionStorage, lineUpName(QUEUE))).toEqual({
    key: 'a',
    request: party(2),
  });
  removeUnanswered(sessionStorage, QUEUE);
  expect(readUnanswered(sessionStorage, lineUpName(QUEUE))).toBeNull();
});

test('another party is another request', () => {
  storeUnanswered(sessionStorage, QUEUE, { request: party(2), newKey: 'a' });
  expect(storeUnanswered(sessionStorage, QUEUE, { request: party(3), newKey: 'b' }).key).toBe('b');
});

test.each([
  ['queue', { ...QUEUE, queueId: 12 }],
  ['show', { ...QUEUE, show: { date: '2026-11-21', time: '20:30' } }],
])('another %s is another request', (_, queue) => {
  storeUnanswered(sessionStorage, QUEUE, { request: party(2), newKey: 'a' });
  expect(readUnanswered(sessionStorage, lineUpName(queue))).toBeNull();
});

test.each(['', 'a', 'a 2', 'a {}', 'a {"paxCount":0}', 'a {"paxCount"}', '{"paxCount":1}'])(
  'a stored %j is not valid',
  (text) => {
    sessionStorage.setItem('turno.line-up.7.11', text);
    expect(readUnanswered(sessionStorage, lineUpName(QUEUE))).toBeNull();
  },
);
