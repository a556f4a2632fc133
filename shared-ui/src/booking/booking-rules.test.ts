import { buildQueue } from '@turno/shared-types/test-data';
import { type Booking, bookingRules, isComplete } from './booking-rules.ts';

const small = buildQueue({ id: 18, minPax: 1, maxPax: 2 });
const large = buildQueue({ id: 19, minPax: 7, maxPax: null });
const tables = buildQueue({ multiQueue: true, childQueues: [small, large] });
const rules = bookingRules(tables, { hasTerms: true });
const GOOD: Booking = {
  byText: false,
  travelMinutes: null,
  displayName: 'Nadia',
  paxCount: 2,
  phone: '+390612345678',
  acceptsTerms: true,
};

test.each([
  ['a booking', {}, null],
  ['CON-041 no phone', { phone: '' }, null],
  ['QUE-032 a party beyond every bound', { paxCount: 15 }, null],
  ['CON-040 no name', { displayName: '  ' }, 'name'],
  ['a name without end', { displayName: 'N'.repeat(81) }, 'nameTooLong'],
  ['CON-040 no party', { paxCount: null }, 'party'],
  ['QUE-032 a party no child takes', { paxCount: 4 }, 'pax_count_invalid'],
  ['CON-041 a phone that is none', { phone: '+39061' }, 'invalid_phone'],
  ['CON-040 terms left unticked', { acceptsTerms: false }, 'terms'],
  ['S-02 a travel time of days', { byText: true, travelMinutes: 2_000 }, 'travelMinutes'],
  ['S-02 a travel time nobody asks about', { byText: false, travelMinutes: 2_000 }, null],
])('%s', async (_, change, message) => {
  const judged = await rules['~standard'].validate({ ...GOOD, ...change });
  const expected = message === null ? { value: { ...GOOD, ...change } } : { issues: [{ message }] };
  expect(judged).toMatchObject(expected);
});

test.each([
  ['all of it', {}, true],
  ['no name', { displayName: ' ' }, false],
  ['no party', { paxCount: null }, false],
  ['terms left unticked', { acceptsTerms: false }, false],
])('CON-040 the form may be sent with %s: %s', (_, change, may) => {
  expect(isComplete({ ...GOOD, ...change }, { hasTerms: true })).toBe(may);
});

test('MER-049 staff book for a customer without terms', async () => {
  const booking = { ...GOOD, acceptsTerms: false };
  const staffRules = bookingRules(tables, { hasTerms: false });
  expect(await staffRules['~standard'].validate(booking)).toEqual({ value: booking });
  expect(isComplete(booking, { hasTerms: false })).toBe(true);
});

test.each([
  ['as many as it takes', 4, true],
  ['more than it takes', 5, false],
])('MER-049 QUE-053 a queue without sizes takes %s', async (_, paxCount, mayBook) => {
  const queue = buildQueue({ minPax: 1, maxPax: 4 });
  const judged = await bookingRules(queue, { hasTerms: true })['~standard'].validate({
    ...GOOD,
    paxCount,
  });
  expect(judged).toMatchObject(
    mayBook ? { value: { paxCount } } : { issues: [{ message: 'pax_count_invalid' }] },
  );
});
