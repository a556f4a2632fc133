import { rejectedTicketSchema } from '@turno/shared-types';
import { newUser } from '../../../test/people.ts';
import { join, openTestHarness, type TestHarness } from '../../../test/test-harness.ts';
import { removeTicket } from '../../line-up/actions/remove-ticket.ts';
import { checkInTicket } from './check-in-ticket.ts';

jest.setTimeout(60_000);

let harness: TestHarness;
beforeAll(async () => {
  harness = await openTestHarness();
});
afterAll(() => harness.close());

test.each(['left', 'sent-away', 'queue-removed', 'merchant-closed'] as const)(
  'PAS-034 a ticket that ended (%s) is not valid, and its merchant alone is told why',
  async (ended) => {
    const [testQueue, other] = [await harness.addQueue(), await harness.addQueue()];
    const { userId, counterId, number, code } = await join(harness.deps, testQueue, newUser());
    const end = ended === 'left' ? null : { endReason: ended, endId: 'end' };
    await removeTicket(harness.deps, { userId, counterId, number }, end);
    const rejectionAt = ({ merchant }: typeof testQueue) =>
      checkInTicket(harness.deps, { merchantId: merchant.id, token: code, nonce: 'n1' }).then(
        () => null,
        (error) => error,
      );
    const { payload } = await rejectionAt(testQueue);
    expect(payload).toMatchObject({ ticketValue: '1', ended });
    expect(rejectedTicketSchema.parse(payload)).toEqual(payload);
    expect(await rejectionAt(other)).toMatchObject({ code: 'ticket_not_valid', payload: null });
  },
);
