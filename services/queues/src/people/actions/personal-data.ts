import { ApiError } from '@turno/kit';
import { appleId, isApple } from '@turno/kit/wallets';
import type { PersonInQueues } from '@turno/shared-types';
import { resignEverywhere } from '../../closures/index.ts';
import { finishPendingTickets, removeTicket } from '../../line-up/index.ts';
import { teamIds } from '../../merchants/index.ts';
import type { TicketRecord } from '../../tickets/index.ts';
import type { Deps } from '../deps.ts';

type Part<T> = {
  read: (deps: Deps, userId: number) => Promise<T>;
  erase: (deps: Deps, userId: number) => Promise<void>;
};

/**
 * All that queues holds of a person. The export reads every part and the erasure erases every part, in this order; the
 * type requires both of each field of the contract.
 */
const PARTS: {
  [Name in keyof PersonInQueues]-?: Part<Required<PersonInQueues>[Name]>;
} = {
  // Before the tickets, which say whose they are.
  walletTickets: {
    async read(deps, userId) {
      return (await walletTicketsOf(deps, userId)).map((saved) => ({
        queueDailyCounterId: saved.groupId,
        wallet: isApple(saved) ? 'apple' : 'google',
        savedAt: saved.savedAt.toISOString(),
        devices: saved.devices?.length ?? 0,
      }));
    },
    // The passes end with the next refresh, so that an erasure never waits for Google or Apple.
    async erase(deps, userId) {
      const saved = await walletTicketsOf(deps, userId);
      const ids = saved.map(({ id }) => id);
      await deps.store.walletTickets.markEnding(ids, deps.now());
    },
  },
  // They end before the tickets do, which say whose they are.
  statusPages: {
    async read(deps, userId) {
      const pages = await deps.store.statusPages.findOfTickets(await ticketIdsOf(deps, userId));
      return pages.map(({ counterId, number, until }) => ({
        ...{ queueDailyCounterId: counterId, counter: number },
        until: until.toISOString(),
      }));
    },
    async erase(deps, userId) {
      await deps.store.statusPages.removeOfTickets(await ticketIdsOf(deps, userId));
    },
  },
  ticketOffers: {
    async read({ store }, userId) {
      const offers = await store.ticketOffers.findOfPerson(userId);
      return offers.map(({ counterId, number, acceptedBy, createdAt, until }) => ({
        ...{ queueDailyCounterId: counterId, counter: number },
        isAccepted: acceptedBy !== undefined,
        createdAt: createdAt.toISOString(),
        until: until.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.ticketOffers.removeOfPerson(userId),
  },
  tickets: {
    async read({ store }, userId) {
      return (await store.people.ticketsOf(userId)).map(presentPersonTicket);
    },
    erase: eraseTickets,
  },
  merchants: {
    async read({ store }, userId) {
      const managed = await store.merchants.findOfMember(userId);
      return managed.map((merchant) => {
        const { id, name, team, closedAt } = merchant;
        const member = team.find((each) => each.userId === userId);
        const owners = teamIds(merchant, 'owner');
        return {
          ...{ id, name, ...(closedAt ? {} : { role: member?.role }) },
          since: member?.since?.toISOString() ?? null,
          isOnlyOwner: !closedAt && owners.length === 1 && owners[0] === userId,
          isClosedForGood: Boolean(closedAt),
        };
      });
    },
    erase: resignEverywhere,
  },
  managerInvitations: {
    async read({ store }, userId) {
      const found = await store.invitations.findOfPerson(userId);
      return found.map(({ merchantId, email, state, createdAt }) => ({
        ...{ merchantId, email, state },
        createdAt: createdAt.toISOString(),
      }));
    },
    async erase({ store }, userId) {
      // The sweeper completes the acceptance, and finds that nobody has this account.
      if (await store.invitations.removeOfPerson(userId))
        throw new Error('An invitation is being accepted.');
    },
  },
  activity: {
    async read({ store }, userId) {
      const lines = await store.activities.findByPerson(userId);
      return lines.map(({ merchantId, kind, at }) => ({ merchantId, kind, at: at.toISOString() }));
    },
    erase: ({ store }, userId) => store.activities.eraseByPerson(userId),
  },
  activityAbout: {
    async read({ store }, userId) {
      const lines = await store.activities.findAboutPerson(userId);
      return lines.map(({ merchantId, kind, givenRole = null, at }) => ({
        ...{ merchantId, kind, givenRole },
        at: at.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.activities.eraseAboutPerson(userId),
  },
  lastMerchantId: {
    read: ({ store }, userId) => store.lastMerchants.find(userId),
    erase: ({ store }, userId) => store.lastMerchants.remove(userId),
  },
  apiKeys: {
    async read({ store }, userId) {
      return (await store.apiKeys.findMadeBy(userId)).map(({ createdAt, ...key }) => ({
        ...key,
        createdAt: createdAt.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.apiKeys.revokeAllMadeBy(userId),
  },
};

/** All that queues holds of a person, for the export of the account. */
export async function readPerson(deps: Deps, userId: number): Promise<PersonInQueues> {
  const parts = Object.entries(PARTS).map(async ([name, { read }]) => [
    name,
    await read(deps, userId),
  ]);
  // The type of PARTS requires each field with a value of its type, which `fromEntries` does not keep.
  return Object.fromEntries(await Promise.all(parts)) as PersonInQueues;
}

/** Erases a person whose account is deleted; idempotent, and started again after a crash anywhere. */
export async function erasePerson(deps: Deps, userId: number): Promise<void> {
  for (const { erase } of Object.values(PARTS)) await erase(deps, userId);
}

/**
 * Waiting tickets leave their queues as their owner would remove them, all others keep nothing but what the day's
 * figures are made of.
 */
async function eraseTickets(deps: Deps, userId: number): Promise<void> {
  const { allowanceSlots, idempotencyRecords, people, steps, ticketTransfers } = deps.store;
  await ticketTransfers.dropTo(userId);
  for (const counterId of await people.pendingCountersOf(userId)) {
    await finishPendingTickets(steps, counterId);
  }
  for (const { counterId, number } of await people.waitingOf(userId)) {
    await removeTicket(deps, { userId, counterId, number }).catch(ignoreApiErrors);
  }
  // A ticket that was called meanwhile needs no removal; one that still waits must not be stripped.
  if ((await people.waitingOf(userId)).length > 0)
    throw new Error('A ticket could not be removed.');
  await people.stripTickets(userId);
  await idempotencyRecords.removeOf(userId);
  await allowanceSlots.removeOf(userId);
}

async function walletTicketsOf(deps: Deps, userId: number) {
  const ids = await ticketIdsOf(deps, userId);
  return deps.store.walletTickets.findMany(ids.flatMap((id) => [id, appleId(id)]));
}

async function ticketIdsOf({ store }: Deps, userId: number): Promise<string[]> {
  return (await store.people.ticketsOf(userId)).map(({ id }) => id);
}

/** The ticket was called or removed meanwhile. */
function ignoreApiErrors(error: unknown): void {
  if (!(error instanceof ApiError)) throw error;
}

/** A ticket as its owner's export holds it: all that was typed and when what happened. */
function presentPersonTicket(ticket: TicketRecord): PersonInQueues['tickets'][number] {
  const { merchantId, queueId, date, time, number, paxCount, displayName, phone, state } = ticket;
  return {
    ...{ merchantId, queueId, date, time, number, paxCount, displayName, phone, state },
    passOwners: (ticket.passes ?? []).flatMap(({ ownerName }) => ownerName ?? []),
    createdAt: ticket.createdAt.toISOString(),
    calledAt: ticket.executedAt?.toISOString() ?? null,
    canceledAt: ticket.canceledAt?.toISOString() ?? null,
    calledAgainAt: ticket.calledAgain?.at.toISOString() ?? null,
    asideAt: ticket.asideAt?.toISOString() ?? null,
    returnedAt: ticket.returnedAt?.toISOString() ?? null,
    putBackAt: ticket.putBackAt?.toISOString() ?? null,
    movedTo: ticket.movedTo ?? null,
    checkedInAt: ticket.checkedInAt?.toISOString() ?? null,
  };
}
