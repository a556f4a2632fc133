import { appleId, isApple } from '@turno/kit/wallets';
import type { PersonInQueues } from '@turno/shared-types';
import { finishGroupsOf } from '../../calling/index.ts';
import { resignEverywhere } from '../../closures/index.ts';
import { teamIds } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';
import { eraseTickets, presentPersonTicket } from './person-tickets.ts';

type Part<T> = {
  read: (deps: Deps, userId: number) => Promise<T>;
  erase: (deps: Deps, userId: number) => Promise<void>;
};

/**
 * All data that queues holds of a person. The export reads every part and the erasure erases every part, in this order; the
 * type requires both for each field of the contract.
 */
const PARTS: {
  [Name in keyof PersonInQueues]-?: Part<Required<PersonInQueues>[Name]>;
} = {
  // Before the tickets, which identify the owner.
  walletTickets: {
    async read(deps, userId) {
      return (await walletTicketsOf(deps, userId)).map((saved) => ({
        queueDailyCounterId: saved.groupId,
        wallet: isApple(saved) ? 'apple' : 'google',
        savedAt: saved.savedAt.toISOString(),
        devices: saved.devices?.length ?? 0,
      }));
    },
    // The saved tickets end at their next update, so that an erasure never waits for Google or Apple.
    async erase(deps, userId) {
      const saved = await walletTicketsOf(deps, userId);
      const ids = saved.map(({ id }) => id);
      await deps.store.walletTickets.markEnding(ids, deps.now());
    },
  },
  // Before the tickets, which identify the owner.
  statusPages: {
    async read(deps, userId) {
      const pages = await deps.store.statusPages.findOfTickets(await ticketIdsOf(deps, userId));
      return pages.map(({ counterId, number, until }) => ({
        queueDailyCounterId: counterId,
        counter: number,
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
        queueDailyCounterId: counterId,
        counter: number,
        isAccepted: acceptedBy !== undefined,
        createdAt: createdAt.toISOString(),
        until: until.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.ticketOffers.removeOfPerson(userId),
  },
  ticketNotices: {
    async read({ store }, userId) {
      const asked = await store.ticketNotices.findOfPerson(userId);
      return asked.map(({ counterId, number, push, byEmail, byText, travelSeconds, until }) => ({
        queueDailyCounterId: counterId,
        counter: number,
        pushService: push && new URL(push.endpoint).origin,
        byEmail,
        byText,
        travelMinutes: travelSeconds && travelSeconds / 60,
        until: until.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.ticketNotices.removeOfPerson(userId),
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
          id,
          name,
          ...(closedAt ? {} : { role: member?.role }),
          since: member?.since?.toISOString() ?? null,
          isOnlyOwner: !closedAt && owners.length === 1 && owners[0] === userId,
          isClosedForGood: Boolean(closedAt),
        };
      });
    },
    erase: resignEverywhere,
  },
  managerInvitations: {
    async read(deps, userId) {
      const found = await deps.store.invitations.findOfPerson(await personOf(deps, userId));
      return found.map(({ merchantId, email, state, createdAt }) => ({
        merchantId,
        email,
        state,
        createdAt: createdAt.toISOString(),
      }));
    },
    async erase(deps, userId) {
      // The sweeper completes the acceptance and then finds that the account no longer exists.
      if (await deps.store.invitations.removeOfPerson(await personOf(deps, userId)))
        throw new Error('An invitation is being accepted.');
    },
  },
  activity: {
    async read({ store }, userId) {
      const lines = await store.activities.findByPerson(userId);
      return lines.map(({ merchantId, kind, at }) => ({ merchantId, kind, at: at.toISOString() }));
    },
    async erase(deps, userId) {
      // The process that finishes a group adds its activity lines, which would name the person again.
      await finishGroupsOf(deps, userId);
      await deps.store.activities.eraseByPerson(userId);
    },
  },
  activityAbout: {
    async read({ store }, userId) {
      const lines = await store.activities.findAboutPerson(userId);
      return lines.map(({ merchantId, kind, givenRole = null, at }) => ({
        merchantId,
        kind,
        givenRole,
        at: at.toISOString(),
      }));
    },
    erase: ({ store }, userId) => store.activities.eraseAboutPerson(userId),
  },
  messages: {
    async read(deps, userId) {
      const items = await deps.store.outbox.findOfUser(await personOf(deps, userId));
      return items.map((item) => ({
        kind: item.kind,
        merchantId: 'merchantId' in item ? item.merchantId : null,
      }));
    },
    erase: async (deps, userId) => deps.store.outbox.removeOfUser(await personOf(deps, userId)),
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

/** All data that queues holds of a person, for the export of the account. */
export async function readPerson(deps: Deps, userId: number): Promise<PersonInQueues> {
  const parts = Object.entries(PARTS).map(async ([name, { read }]) => [
    name,
    await read(deps, userId),
  ]);
  // The type of PARTS requires each field with a value of its type, which `fromEntries` does not keep.
  return Object.fromEntries(await Promise.all(parts)) as PersonInQueues;
}

/** Erases a person whose account is deleted. Idempotent; it is started again after a crash. */
export async function erasePerson(deps: Deps, userId: number): Promise<void> {
  for (const { erase } of Object.values(PARTS)) await erase(deps, userId);
}

async function walletTicketsOf(deps: Deps, userId: number) {
  const ids = await ticketIdsOf(deps, userId);
  return deps.store.walletTickets.findMany(ids.flatMap((id) => [id, appleId(id)]));
}

async function ticketIdsOf({ store }: Deps, userId: number): Promise<string[]> {
  return (await store.people.ticketsOf(userId)).map(({ id }) => id);
}

/** The person with their address, because invitations sent to it name no account. */
async function personOf({ accounts }: Deps, userId: number) {
  return { userId, address: await accounts.addressOf(userId) };
}
