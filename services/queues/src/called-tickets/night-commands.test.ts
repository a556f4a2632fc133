import { calledTicketsOf } from '../../test/called-tickets.ts';
import { everyDay } from '../../test/factories.ts';
import { idsOf, newUser } from '../../test/people.ts';
import { staffOf } from '../../test/staff.ts';
import { join, openTestHarness, type TestHarness } from '../../test/test-harness.ts';
import { changeCounter } from '../calling/actions/change-counter.ts';
import { checkInTicket } from '../entrance/actions/check-in-ticket.ts';

jest.setTimeout(60_000);

const MINUTE_MS = 60_000;
let harness: TestHarness;

beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());
const { callNextIn } = staffOf(() => harness);
const { besides, command, move, dayOf, statusOf, pass } = calledTicketsOf(() => harness);

test.each([
  { night: 'an ordinary night', tenToMidnight: '2026-11-21T22:50:00Z', date: '2026-11-21' },
  {
    night: 'the night that is an hour short',
    tenToMidnight: '2026-03-28T22:50:00Z',
    date: '2026-03-28',
  },
  {
    night: 'the night that is an hour long',
    tenToMidnight: '2026-10-24T21:50:00Z',
    date: '2026-10-24',
  },
])(
  'S-05 S-13 S-21 a bar until 02:00 serves its numbers over midnight, in $night',
  async ({ tenToMidnight, date }) => {
    harness.clock.now = new Date(tenToMidnight);
    const bar = await harness.addQueue({ merchant: { openings: everyDay('18:00', '02:00') } });
    const till = await besides(bar);
    const tickets = [];
    for (let each = 0; each < 5; each += 1) tickets.push(await join(harness.deps, bar, newUser()));
    const pause = (paused: boolean) =>
      changeCounter(harness.deps, { ...idsOf(bar), change: { paused } });
    await pause(true);
    pass(20 * MINUTE_MS);
    expect(await dayOf(bar)).toMatchObject({ date, paused: true, ticketsAhead: 5 });
    await pause(false);

    expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 1 }] });
    await command(bar, 1, 'put-back', { behind: 2 });
    expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 2 }] });
    await command(bar, 2, 'not-come');
    expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 3 }] });
    expect(await callNextIn(bar)).toMatchObject({ tickets: [{ number: 1 }] });
    await command(bar, 2, 'call-again');
    expect(await statusOf(bar, 2)).toBe('now');
    await move(bar, 4, till);
    expect(await dayOf(till)).toMatchObject({
      date,
      ticketsAhead: 1,
      nextTicketCreatedAt: tenToMidnight.replace('Z', '.000Z'),
    });
    expect(await callNextIn(till)).toMatchObject({ tickets: [{ number: 1 }] });

    const code = tickets[1]?.code ?? '';
    const scan = { merchantId: bar.merchant.id, token: code, nonce: `scan ${date}` };
    expect(await checkInTicket(harness.deps, scan)).toMatchObject({ ticket: { number: 2, date } });
    expect(await dayOf(bar)).toMatchObject({ date, ticketsAhead: 1, nextTicket: '5' });
  },
);
