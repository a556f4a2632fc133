import { setTimeout as wait } from 'node:timers/promises';
import { ApiError, duplicateIndex, openCollection } from '@turno/kit';
import type { ClientBulkWriteModel, Collection, Db, UpdateFilter } from 'mongodb';
import type { MerchantDocument } from './merchant-document.ts';
import type { MerchantModel } from './merchant-model.ts';

/** Reserves a value for one merchant. */
type Claim = {
  /** `<kind>:<value>`, see `claimsOf`. */
  _id: string;
  merchantId: number;
  /** The latest revision of the merchant for which the value was claimed. */
  rev: number;
  createdAt: Date;
};
type Holder = { merchantId: number; rev: number };
type Schemas = {
  [merchantClaims: `${string}.merchantClaims`]: Claim;
  [merchants: `${string}.merchants`]: MerchantDocument;
};
type Write = ClientBulkWriteModel<Schemas>;
/** The write of the merchant, which comes after its claims in the command. */
type MerchantWrite = Extract<Write, { namespace: `${string}.merchants` }>;
type Change = { wanted: readonly string[]; holder: Holder; update: UpdateFilter<MerchantDocument> };
/** `blockedBy` is the claim of another merchant that stopped the command. */
type Outcome = { blockedBy: string | null; isWritten: boolean };

export type MerchantClaims = Awaited<ReturnType<typeof createMerchantClaims>>;

/** Longer than any command takes: a claim of that age without its merchant was left by a crash. */
const ABANDONED_AFTER_MS = 60_000;
const MOST_TRIES = 500;
const RETRY_MS = 20;

/** The values that a merchant claims; the request that created it comes first, so that a repeated request stops there. */
export function claimsOf(
  merchant: Pick<
    MerchantDocument,
    'vanity' | 'placeId' | 'sameAs' | 'creation' | 'isVerified' | 'claimedUntil' | 'team'
  >,
): string[] {
  const { vanity, placeId, sameAs, creation, isVerified, claimedUntil, team } = merchant;
  const isLapsed = claimedUntil === null;
  return [
    ...(creation ? [requestClaim(creation.key)] : []),
    // S-09: an account without a confirmed e-mail address has one merchant.
    ...(isVerified === false ? team.slice(0, 1).map(({ userId }) => unverifiedClaim(userId)) : []),
    ...(placeId === null || isLapsed ? [] : [placeClaim(placeId)]),
    ...(sameAs === undefined || isLapsed ? [] : [`address:${sameAs}`]),
    vanityClaim(vanity),
  ];
}

export const requestClaim = (key: string): string => `request:${key}`;
export const unverifiedClaim = (userId: number): string => `unverified:${userId}`;
export const placeClaim = (placeId: string): string => `place:${placeId}`;
export const vanityClaim = (vanity: string): string => `vanity:${vanity}`;

type Parts = { db: Db; claims: Collection<Claim>; merchants: MerchantModel; now: () => Date };

/**
 * Opens the collection that guarantees uniqueness across merchants. A sharded collection can only be unique by its shard key,
 * so each value that must be unique is the `_id` of a separate document, written before its merchant in one ordered command.
 */
export async function createMerchantClaims(db: Db, merchants: MerchantModel, now: () => Date) {
  const shardKey = { _id: 'hashed' } as const;
  const claims = await openCollection<Claim>(db, { name: 'merchantClaims', shardKey });
  const parts = { db, claims, merchants, now };
  const namespace = `${db.databaseName}.merchants` as const;
  return {
    /** The merchant that has claimed a value. */
    find: async (_id: string): Promise<MerchantDocument | null> =>
      holderOf(parts, await claims.findOne({ _id })),
    /** Claims values for a merchant and changes it, unless its revision has changed. */
    change: ({ wanted, holder, update }: Change): Promise<Outcome> =>
      write(parts, wanted, holder, {
        namespace,
        name: 'updateOne',
        filter: { _id: holder.merchantId, rev: holder.rev - 1 },
        update,
      }),
    /** Claims all values of a merchant and writes it as a whole; returns the claim that stopped it. */
    async put(document: MerchantDocument): Promise<string | null> {
      const valid = new merchants(document);
      await valid.validate();
      const { _id, ...replacement } = valid.toObject();
      const holder = { merchantId: _id, rev: document.rev };
      const { blockedBy } = await write(parts, claimsOf(document), holder, {
        namespace,
        name: 'replaceOne',
        filter: { _id },
        replacement,
        upsert: true,
      });
      return blockedBy;
    },
    /** Releases values that a merchant no longer has as of this revision. */
    async release(values: readonly string[], { merchantId, rev }: Holder): Promise<void> {
      if (values.length === 0) return;
      await claims.deleteMany({ _id: { $in: [...values] }, merchantId, rev: { $lte: rev } });
    },
  };
}

/**
 * Writes the claims and the merchant. Waits for another write that is about to take the same value, except for a vanity, where
 * the next number will do.
 */
async function write(
  parts: Parts,
  wanted: readonly string[],
  holder: Holder,
  merchantWrite: MerchantWrite,
): Promise<Outcome> {
  for (let tries = 1; tries <= MOST_TRIES; tries += 1) {
    const operations = [...wanted.map((each) => claimWrite(parts, each, holder)), merchantWrite];
    const outcome = await send(parts.db, operations, wanted);
    if (outcome.blockedBy === null) return outcome;
    const state = await stateOf(parts, outcome.blockedBy, holder);
    if (state === 'free') continue;
    if (state === 'taken' || outcome.blockedBy.startsWith('vanity:')) return outcome;
    await wait(RETRY_MS);
  }
  throw new ApiError('service_unavailable');
}

/** Claims a value, or renews the claim for a newer revision, so that the release of an older one does not remove it. */
function claimWrite({ db, now }: Parts, _id: string, { merchantId, rev }: Holder): Write {
  return {
    namespace: `${db.databaseName}.merchantClaims`,
    name: 'updateOne',
    filter: { _id, merchantId },
    update: { $max: { rev }, $set: { createdAt: now() } },
    upsert: true,
  };
}

async function send(db: Db, operations: Write[], wanted: readonly string[]): Promise<Outcome> {
  try {
    const options = { ordered: true, verboseResults: true } as const;
    const { updateResults } = await db.client.bulkWrite<Schemas>(operations, options);
    const written = updateResults?.get(wanted.length);
    const isWritten = written !== undefined && (written.matchedCount > 0 || written.didUpsert);
    return { blockedBy: null, isWritten };
  } catch (error) {
    const blockedBy = wanted[duplicateIndex(error) ?? wanted.length];
    if (blockedBy === undefined) throw error;
    return { blockedBy, isWritten: false };
  }
}

/** The merchant that holds a claim; `null` for a claim that a crash left without its merchant. */
async function holderOf(
  { merchants }: Parts,
  claim: Claim | null,
): Promise<MerchantDocument | null> {
  if (!claim) return null;
  const merchant = await merchants.findById(claim.merchantId).lean<MerchantDocument>();
  return merchant && claimsOf(merchant).includes(claim._id) ? merchant : null;
}

/** Whether a claim that stopped a write is still valid; removes it if a crash left it without its merchant. */
async function stateOf(
  parts: Parts,
  _id: string,
  { merchantId }: Holder,
): Promise<'free' | 'taken' | 'pending'> {
  const { claims, now } = parts;
  const claim = await claims.findOne({ _id });
  // Of two concurrent upserts of one merchant the database rejects the later one as a duplicate.
  if (!claim || claim.merchantId === merchantId) return 'free';
  if (await holderOf(parts, claim)) return 'taken';
  if (now().getTime() - claim.createdAt.getTime() < ABANDONED_AFTER_MS) return 'pending';
  // A claim that was renewed meanwhile no longer matches.
  await claims.deleteOne(claim);
  return 'free';
}
