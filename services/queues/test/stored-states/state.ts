import { deliverNext } from '@turno/kit';
import { deliveryOf } from '../../src/outbox/index.ts';
import type { TicketRecord } from '../../src/tickets/index.ts';
import { collectEvents } from '../../src/webhooks/actions/collect-events.ts';
import { type Journey, MANAGER } from '../journey.ts';
import { newUser } from '../people.ts';
import { join, type TestQueue } from '../test-harness.ts';
import { type Furnishing, furnishMerchant, furnishTicket, INVITED } from './furnishing.ts';

/** A queue with what our own code stores in it, and a person who holds or held a ticket there. */
export type State = {
  name: string;
  testQueue: TestQueue;
  userId: number;
  counter: number;
  ticketId: string;
  code: string;
  /** What else calls about it name. */
  links: Furnishing;
};

/** What becomes of a ticket that somebody took in a queue; what it returns is the ticket that is asked for. */
type Happens = (
  testQueue: TestQueue,
  userId: number,
  ticket: TicketRecord,
) => Promise<TicketRecord | unknown>;

type Joining = {
  at?: TestQueue;
  body?: Parameters<typeof join>[3];
  /** How the ticket is taken, where its holder does not ask for it. */
  take?: (testQueue: TestQueue) => Promise<TicketRecord>;
};

type Add = (name: string, happens?: Happens | null, joining?: Joining) => Promise<State>;

/** The merchant of every state belongs to a category and to a franchise. */
export const OWNED = { managerIds: [MANAGER], categoryId: 2, franchisingId: 1 };

/** Collects states: somebody takes a ticket and shares it, and then something happens to it. */
export function collectStates(journey: Journey) {
  const { deps } = journey.harness;
  const states: State[] = [];
  const merchants = new Map<number, Awaited<ReturnType<typeof furnishMerchant>>>();
  const add: Add = async (name, happens, { at, body = {}, take } = {}) => {
    const testQueue = at ?? (await journey.harness.addQueue({ merchant: OWNED }));
    const { id } = testQueue.merchant;
    const ofMerchant = merchants.get(id) ?? (await furnishMerchant(journey, id));
    merchants.set(id, ofMerchant);
    const ticket = take ? await take(testQueue) : await join(deps, testQueue, newUser(), body);
    journey.harness.accounts.set(ticket.userId, { email: INVITED });
    const links = { ...ofMerchant, ...(await furnishTicket(journey, ticket)) };
    await happens?.(testQueue, ticket.userId, ticket);
    const state = { name, testQueue, links, ...namesOf(ticket) };
    states.push(state);
    return state;
  };
  /** The same ticket as another one: of another person, in another queue or on another day. */
  const addAs = (
    name: string,
    { links }: State,
    { testQueue, ticket }: { testQueue: TestQueue; ticket: TicketRecord },
  ) => states.push({ name, testQueue, links, ...namesOf(ticket) });
  return { states, add, addAs };
}

export type States = ReturnType<typeof collectStates>;

const namesOf = ({ userId, number: counter, id: ticketId, code }: TicketRecord) => ({
  userId,
  counter,
  ticketId,
  code,
});

/** Delivers what webhooks are to receive by now. */
export async function deliverWebhooks({ harness: { deps } }: Journey): Promise<void> {
  while (await collectEvents(deps)) {
    // The next batch.
  }
  while (
    await deliverNext(
      deliveryOf(deps, () => 0.5),
      ['webhook'],
    )
  ) {
    // The next one.
  }
}
