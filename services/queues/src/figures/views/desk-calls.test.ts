import { nextCall } from '@turno/shared-types';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

test('QUE-044 DIS-002 a call of a group names its first number too, and one of a single ticket none', async () => {
  const queueRef = await journey.newQueue();
  const manager = await journey.app.as(MANAGER, 'ROLE_MERCHANT');
  const next = (body: object = {}) =>
    journey.app.service.call(nextCall, { params: idsOf(queueRef), body }, manager);
  for (let count = 0; count < 5; count += 1) await journey.lineUp(queueRef, newUser());
  await next();
  const { recentCalls } = (await next({ paxCount: 4 })).body;
  expect(recentCalls).toMatchObject([
    { ticketValue: '5', firstTicketValue: '2' },
    { ticketValue: '1' },
  ]);
  expect(recentCalls?.[1]).not.toHaveProperty('firstTicketValue');
});
