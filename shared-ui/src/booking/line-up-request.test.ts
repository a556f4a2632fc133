import { isSameRequest, type LineUpRequest, readRequest } from './line-up-request.ts';

const BOOKING: LineUpRequest = {
  paxCount: 4,
  displayName: 'Nadia',
  phone: '+390612345678',
};

const WITH_PASSES: LineUpRequest = { paxCount: 1, passOwners: [{ id: 31, passId: 501 }] };

const NOBODY = { id: Number.NaN, passId: Number.NaN };

test.each([
  ['the same booking', {}, true],
  ['another party', { paxCount: 5 }, false],
  ['another name', { displayName: 'Ada' }, false],
  ['another phone', { phone: '' }, false],
  ['text messages', { byText: true as const }, false],
  ['another way', { travelMinutes: 20 }, false],
  ['other passes', { passOwners: [{ id: 1, passId: 2 }] }, false],
])('CON-029 a retry must request the same: %s', (_, change, isSame) => {
  expect(isSameRequest(BOOKING, { ...BOOKING, ...change })).toBe(isSame);
});

test.each([
  ['a booking', BOOKING, BOOKING],
  ['a customer who is texted', { ...BOOKING, byText: true }, { ...BOOKING, byText: true }],
  ['a customer far away', { ...BOOKING, travelMinutes: 20 }, { ...BOOKING, travelMinutes: 20 }],
  ['people with passes', WITH_PASSES, WITH_PASSES],
  ['a broken list', { paxCount: 1, passOwners: [null] }, { paxCount: 1, passOwners: [NOBODY] }],
  ['a party', { paxCount: 2, other: 1 }, { paxCount: 2 }],
  ['an empty party', { paxCount: 0 }, null],
  ['half a person', { paxCount: 0.5 }, null],
  ['words', 'paxCount', null],
  ['nothing', null, null],
])('a stored request is validated when read: %s', (_, stored, request) => {
  expect(readRequest(stored)).toEqual(request);
});
