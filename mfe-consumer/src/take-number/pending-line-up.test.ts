import { forgetPending, keepPending, readPending } from './pending-line-up.ts';

const PLACE = { merchantId: 7, queueId: 11 };

beforeEach(() => sessionStorage.clear());

test('a retry and a reload send the same key until it is forgotten', () => {
  const first = keepPending(sessionStorage, PLACE, { paxCount: 2, newKey: 'a' });
  expect(keepPending(sessionStorage, PLACE, { paxCount: 2, newKey: 'b' })).toEqual(first);
  expect(readPending(sessionStorage, PLACE)).toEqual({ key: 'a', paxCount: 2 });
  forgetPending(sessionStorage, PLACE);
  expect(readPending(sessionStorage, PLACE)).toBeNull();
});

test('another party is another request', () => {
  keepPending(sessionStorage, PLACE, { paxCount: 2, newKey: 'a' });
  expect(keepPending(sessionStorage, PLACE, { paxCount: 3, newKey: 'b' }).key).toBe('b');
});

test('another queue is another request', () => {
  keepPending(sessionStorage, PLACE, { paxCount: 2, newKey: 'a' });
  expect(readPending(sessionStorage, { ...PLACE, queueId: 12 })).toBeNull();
});

test.each(['', 'a', 'a b', 'a 0', 'a 1 2'])('a stored %j is not ours', (text) => {
  sessionStorage.setItem('turno.line-up.7.11', text);
  expect(readPending(sessionStorage, PLACE)).toBeNull();
});
