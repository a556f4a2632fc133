import { checkInTicket } from '../src/check-ins/check-in-ticket.ts';
import { undoCheckIn } from '../src/check-ins/undo-check-in.ts';
import type { Deps } from '../src/deps.ts';
import type { PassUse } from '../src/passes/store/pass-model.ts';
import { buildPass, startPasses, TODAY } from './start-passes.ts';

const TICKETS = 20;
const ticketOf = (index: number) => String(index).padStart(24, '0');
const codeOf = (index: number) => `GATES${String(index).padStart(5, 'A')}`;
/** An instant of today, in UTC. */
export const at = (time: string) => new Date(`${TODAY}T${time}:00Z`);

type Entering = { deps?: Deps; paxCount?: number; key?: string };

/** The whole service, with tickets of two people that were taken with passes, and what happens to them at gates. */
export async function startGates() {
  const numbers = Array.from({ length: TICKETS }, (_, index) => index + 1);
  const tickets = numbers.map((each) => [codeOf(each), { passTicketId: ticketOf(each) }]);
  const passes = await startPasses(Object.fromEntries(tickets));
  let lastTicket = 0;
  let lastKey = 0;

  async function newTicket(entry: Partial<PassUse> = {}) {
    lastTicket += 1;
    const [text, ticketId] = [codeOf(lastTicket), ticketOf(lastTicket)];
    const use: PassUse = {
      ticketId,
      merchantId: 10,
      queueId: 100,
      date: TODAY,
      state: 'confirmed',
      expiresAt: at('09:00'),
      ...entry,
    };
    const two = [buildPass({ usages: [use] }), buildPass({ usages: [use] })];
    await passes.deps.store.passes.addMissing(two);
    const of = { merchantId: 10, requestId: 'request-1' };
    return {
      /** Some of its people enter, one unless told otherwise; returns the id of the entry. */
      async enter(gateId: string, time = '10:00', change: Entering = {}) {
        passes.clock.now = at(time);
        lastKey += 1;
        const { deps = passes.deps, paxCount = 1, key = `key-${lastKey}` } = change;
        const scan = { ...of, userId: 1, text, gateId, paxCount, key };
        return (await checkInTicket(deps, scan)).entryId;
      },
      undo: (entryId: string, deps: Deps = passes.deps) =>
        undoCheckIn(deps, { ...of, entryId, reason: 'turned_back' }),
      /** When and where its people entered, of each of its passes. */
      async entered() {
        const found = await passes.deps.store.uses.findPassesOf(ticketId);
        return found.map(({ usages: [stored] }) =>
          stored?.enteredAt
            ? `${stored.enteredAt.toISOString().slice(11, 16)} ${stored.gateId}`
            : 'outside',
        );
      },
    };
  }

  /** The services of a process whose requests to queues are changed. */
  const withQueues = (change: Partial<Deps['queues']>): Deps => ({
    ...passes.deps,
    queues: { ...passes.deps.queues, ...change },
  });
  /** The same, but runs something right before queues admits the ticket. */
  const beforeAdmission = (happens: () => Promise<unknown>): Deps =>
    withQueues({
      async admit(scan, requestId) {
        if (scan.checkedPassesOf) await happens();
        return passes.deps.queues.admit(scan, requestId);
      },
    });
  return { ...passes, newTicket, withQueues, beforeAdmission };
}
