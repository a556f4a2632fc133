import { forgetPending, keepPending, readPending } from './pending-line-up.ts';

const PLACE = { merchantId: 7, queueId: 11 };
const party = (paxCount: number) => ({ paxCount });

beforeEach(() => sessionStorage.clear());

test('a retry and a reload send the same key until it is forgotten', () => {
  const first = keepPending(sessionStorage, PLACE, { ask: party(2), newKey: 'a' });
  expect(keepPending(sessionStorage, PLACE, { ask: party(2), newKey: 'b' })).toEqual(first);
  expect(readPending(sessionStorage, PLACE)).toEqual({ key: 'a', ask: party(2) });
  forgetPending(sessionStorage, PLACE);
  expect(readPending(sessionStorage, PLACE)).toBeNull();
});

test('another party is another request', () => {
  keepPending(sessionStorage, PLACE, { ask: party(2), newKey: 'a' });
  expect(keepPending(sessionStorage, PLACE, { ask: party(3), newKey: 'b' }).key).toBe('b');
});

test.each([
  ['queue', { ...PLACE, queueId: 12 }],
  ['show', { ...PLACE, time: '20:30' }],
])('another %s is another request', (_, place) => {
  keepPending(sessionStorage, PLACE, { ask: party(2), newKey: 'a' });
  expect(readPending(sessionStorage, place)).toBeNull();
});

test.each(['', 'a', 'a 2', 'a {}', 'a {"paxCount":0}', 'a {"paxCount"}', '{"paxCount":1}'])(
  'a stored %j is not ours',
  (text) => {
    sessionStorage.setItem('turno.line-up.7.11', text);
    expect(readPending(sessionStorage, PLACE)).toBeNull();
  },
);
