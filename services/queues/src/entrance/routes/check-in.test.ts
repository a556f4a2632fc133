import { admitTicketCall, nextCall, undoEntryCall } from '@turno/shared-types';
import { SECRET } from '../../../test/app.ts';
import { type Journey, MANAGER, openJourney } from '../../../test/journey.ts';
import { idsOf, newUser } from '../../../test/people.ts';
import { join } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let journey: Journey;
beforeAll(async () => {
  journey = await openJourney();
});
afterAll(() => journey.close());

const internal = { internalSecret: SECRET };

/** A called party of three, and what passes asks for at the gates. */
async function calledParty() {
  const { app, harness } = journey;
  const testQueue = await journey.newQueue();
  const ticket = await join(harness.deps, testQueue, newUser(), { paxCount: 3 });
  const owner = await app.as(MANAGER, 'ROLE_MERCHANT');
  await app.service.call(nextCall, { params: idsOf(testQueue), body: {} }, owner);
  const { merchantId, counterId } = idsOf(testQueue);
  const token = harness.deps.checkInTokens.write(ticket, 600);
  return {
    async scan(nonce: string, paxCount: number) {
      const body = { merchantId, token, nonce, paxCount };
      return (await app.service.call(admitTicketCall, { body }, internal)).body;
    },
    async undo(nonce: string) {
      const named = { merchantId, queueDailyCounterId: counterId, counter: ticket.number };
      const body = { ...named, nonce, reason: 'other' as const };
      return (await app.service.call(undoEntryCall, { body }, internal)).body;
    },
  };
}

test('PAS-032 S-15 a scan and an undo that are sent again get the same answer, and whether it still holds', async () => {
  const { scan, undo } = await calledParty();
  const entered = await scan('one', 1);
  expect(entered).toMatchObject({ admittedPax: 1, peopleLeft: 2 });
  expect(entered).not.toHaveProperty('isUndone');
  await scan('two', 1);
  expect(await scan('one', 1)).toEqual(entered);
  const undone = await undo('one');
  expect(undone).toMatchObject({ admittedPax: 1, peopleLeft: 2, isAnybodyInside: true });
  await scan('three', 2);
  expect(await undo('one')).toEqual(undone);
  expect(await scan('one', 1)).toEqual({ ...entered, isUndone: true });
  expect(await undo('two')).toMatchObject({ peopleLeft: 1, isAnybodyInside: true });
  expect(await undo('three')).toMatchObject({ peopleLeft: 3, isAnybodyInside: false });
  expect(await undo('one')).toEqual({ ...undone, isAnybodyInside: false });
});
