import { checkInTicket, entryOf } from '../src/entrance/actions/check-in-ticket.ts';
import { undoCheckIn } from '../src/entrance/actions/undo-check-in.ts';
import { calledTicketsOf } from './called-tickets.ts';
import { codeOf, idsOf, newUser } from './people.ts';
import { staffOf } from './staff.ts';
import { join, type TestHarness } from './test-harness.ts';

/** Called tickets of parties, and what staff at the entrance do with them; the harness may be opened later. */
export function calledPartiesOf(harness: () => TestHarness) {
  const { besides, command, dayOf, move: moveTo } = calledTicketsOf(harness);
  const { callNextIn } = staffOf(harness);

  async function calledParty(paxCount: number, deps = harness().deps) {
    const testQueue = await harness().addQueue();
    const { merchantId, counterId } = idsOf(testQueue);
    const ticket = await join(deps, testQueue, newUser(), { paxCount });
    await callNextIn(testQueue);
    const enter = (nonce: string, pax?: number, at = deps) =>
      checkInTicket(at, { merchantId, token: ticket.code, nonce, paxCount: pax });
    return {
      enter,
      /** How many people the answer to a scan says that it admitted and left. */
      async told(nonce: string, pax?: number, at = deps) {
        const admission = await enter(nonce, pax, at);
        const { admittedPax, peopleLeft } = entryOf(admission.ticket, admission.queue, nonce);
        return [admittedPax, peopleLeft];
      },
      undo: (nonce: string, change: { deps?: typeof deps; merchantId?: number } = {}) =>
        undoCheckIn(change.deps ?? deps, {
          merchantId: change.merchantId ?? merchantId,
          nonce,
          reason: 'turned_back',
          queueDailyCounterId: counterId,
          counter: ticket.number,
        }),
      async stored() {
        const found = await deps.store.tickets.findNumberNow(counterId, ticket.number);
        if (!found) throw new Error('the ticket is not stored');
        return found;
      },
      keepAside: () => command(testQueue, ticket.number, 'not-come'),
      /** The tickets of its day that are kept aside. */
      aside: async () => (await dayOf(testQueue)).asideTickets,
      move: async () => codeOf(moveTo(testQueue, ticket.number, await besides(testQueue))),
    };
  }
  return { calledParty };
}
