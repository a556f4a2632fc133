import { calledTicketsOf } from '../../../test/called-tickets.ts';
import { codeOf, newUser } from '../../../test/people.ts';
import { showsOf } from '../../../test/shows.ts';
import { staffOf } from '../../../test/staff.ts';
import { openTestHarness, type TestHarness, type TestQueue } from '../../../test/test-harness.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

const { newEvent, book, showOf } = showsOf(() => harness);
const { callNextIn } = staffOf(() => harness);
const { command, dayOf, pass, statusOf, statusesOf } = calledTicketsOf(() => harness);

/** A show with three parties of two, of which the first two were called together. */
async function calledShow(): Promise<TestQueue> {
  const event = await newEvent();
  for (const _ of [1, 2, 3]) await book(event, newUser(), 2);
  const show = { ...event, counter: await showOf(event) };
  await callNextIn(show, { paxCount: 4 });
  return show;
}

test('S-21 a ticket of a show that did not come is kept aside, and called again', async () => {
  const show = await calledShow();
  await command(show, 1, 'not-come');
  expect(await dayOf(show)).toMatchObject({ asideTickets: [{ counter: 1 }], bookedPax: 6 });
  const { ticket } = await command(show, 1, 'call-again');
  expect(ticket).toMatchObject({ number: 1, state: 'called' });
  const latestCalls = [{ first: 1, counter: 2 }];
  expect(await dayOf(show)).toMatchObject({ asideTickets: [], latestCalls });
  expect(await statusesOf(show, [1, 2])).toEqual(['now', 'now']);
});

test('S-21 a ticket of a show that is put back keeps its seats and comes behind the others', async () => {
  const show = await calledShow();
  await command(show, 1, 'put-back', { behind: 1 });
  expect(await dayOf(show)).toMatchObject({ ticketsAhead: 2, bookedPax: 6 });
  const call = async () => {
    pass(1_000);
    const { tickets } = await callNextIn(show, { paxCount: 4 });
    return tickets.map(({ number }) => number);
  };
  expect(await call()).toEqual([3]);
  expect(await call()).toEqual([1]);
  expect(await statusOf(show, 1)).toBe('now');
});

test('S-21 a group of a show is not taken back', async () => {
  expect(await codeOf(command(await calledShow(), 2, 'take-back'))).toBe('ticket_not_processable');
});
