import { type Route, serve } from '@turno/kit';
import { isApple, subjectOf } from '@turno/kit/wallets';
import { type PersonInPasses, personInPassesCall } from '@turno/shared-types';
import type { Deps } from './deps.ts';
import type { PassUse } from './passes/index.ts';

type StoreDeps = Pick<Deps, 'store' | 'now'>;
type UseFacts = Pick<PassUse, 'merchantId' | 'queueId' | 'date' | 'at' | 'enteredAt' | 'gateId'>;
type Part<T> = {
  read: (deps: StoreDeps, userId: number) => Promise<T>;
  erase: (deps: StoreDeps, userId: number) => Promise<void>;
};

/**
 * All data that passes holds of a person. The export reads every part and the erasure erases every part; the type requires both
 * for each field of the contract.
 */
const PARTS: { [Name in keyof PersonInPasses]-?: Part<PersonInPasses[Name]> } = {
  passes: {
    async read({ store }, userId) {
      const [passes, owners] = await Promise.all([
        store.passes.findAllOf(userId),
        store.passOwners.findAllOf(userId),
      ]);
      const past = await store.useHistory.findOfPasses(passes.map(({ id }) => id));
      return passes.map(({ id, mediacode, passType, passOwnerId, usages, activatedOn }) => ({
        id,
        mediacode,
        type: passType.name,
        person: owners.find((owner) => owner.id === passOwnerId)?.name ?? null,
        activatedOn,
        usages: [...past.filter(({ passId }) => passId === id), ...usages].map(presentUse),
      }));
    },
    // The passes are disabled and belong to no account, and no token can move them any more.
    async erase({ store }, userId) {
      await store.transfers.eraseUser(userId);
      await store.passes.eraseUser(userId);
    },
  },
  passOwners: {
    async read({ store }, userId) {
      return (await store.passOwners.findAllOf(userId)).map(({ id, name }) => ({ id, name }));
    },
    erase: ({ store }, userId) => store.passOwners.eraseUser(userId),
  },
  walletPasses: {
    async read({ store }, userId) {
      return (await store.walletPasses.findOfGroup(userId)).map((saved) => ({
        passId: Number(subjectOf(saved)),
        wallet: isApple(saved) ? 'apple' : 'google',
        savedAt: saved.savedAt.toISOString(),
        devices: saved.devices?.length ?? 0,
      }));
    },
    // Wallets stop showing the passes at their next update, so that an erasure never waits for Google or Apple.
    erase: ({ store, now }, userId) => store.walletPasses.eraseGroup(userId, now()),
  },
  checkIns: {
    async read({ store }, userId) {
      const found = await store.checkIns.findOfScanner(userId);
      return found.map(({ merchantId, at }) => ({ merchantId, at: at.toISOString() }));
    },
    // The journal keeps the scans until their retention is over, without the scanner.
    erase: ({ store }, userId) => store.checkIns.anonymizeScanner(userId),
  },
};

/** A use in the export: the day it was for, and when and where its people entered. */
function presentUse({ merchantId, queueId, date, at, enteredAt, gateId }: UseFacts) {
  return {
    merchantId,
    queueId,
    date,
    at: at?.toISOString() ?? null,
    enteredAt: enteredAt?.toISOString() ?? null,
    gateId: gateId ?? null,
  };
}

/** The call with which identity collects a person's data for an export. */
export function personalDataRoutes(deps: StoreDeps): Route[] {
  return [
    serve(personInPassesCall, async ({ params: { userId } }) => {
      const [passes, passOwners, checkIns, walletPasses] = await Promise.all([
        PARTS.passes.read(deps, userId),
        PARTS.passOwners.read(deps, userId),
        PARTS.checkIns.read(deps, userId),
        PARTS.walletPasses.read(deps, userId),
      ]);
      return { passes, passOwners, checkIns, walletPasses };
    }),
  ];
}

/** Erases a person whose account is deleted; idempotent. */
export async function erasePerson(deps: StoreDeps, userId: number): Promise<void> {
  await Promise.all(Object.values(PARTS).map(({ erase }) => erase(deps, userId)));
}
