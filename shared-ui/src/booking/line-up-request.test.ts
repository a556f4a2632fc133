import { isSameRequest, type LineUpRequest, readRequest } from './line-up-request.ts';

const BOOKING: LineUpRequest = {
  paxCount: 4,
  displayName: 'Nadia',
  phone: '+390612345678',
};

test.each([
  ['the same booking', {}, true],
  ['another party', { paxCount: 5 }, false],
  ['another name', { displayName: 'Ada' }, false],
  ['another phone', { phone: '' }, false],
])('CON-029 a retry must request the same: %s', (_, change, isSame) => {
  expect(isSameRequest(BOOKING, { ...BOOKING, ...change })).toBe(isSame);
});

test.each([
  ['a booking', BOOKING, BOOKING],
  ['a party', { paxCount: 2, other: 1 }, { paxCount: 2 }],
  ['an empty party', { paxCount: 0 }, null],
  ['half a person', { paxCount: 0.5 }, null],
  ['words', 'paxCount', null],
  ['nothing', null, null],
])('a stored request is validated when read: %s', (_, stored, request) => {
  expect(readRequest(stored)).toEqual(request);
});
