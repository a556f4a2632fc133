import { ApiError, openCollection } from '@turno/kit';
import type { Collection, Db } from 'mongodb';
import type { PassProvider, ProviderPass, ProviderUse } from './pass-provider.ts';
import { blockerOfUse, type OfficePass } from './rules.ts';

type RecordedUse = { id: string; at: Date; undoneAt: Date | null };
type OfficeDocument = OfficePass & {
  _id: string;
  passTypeId: number;
  /** The latest uses, so that a retry is recognised; older ones are only counted. */
  recentUses: RecordedUse[];
};
type Office = Collection<OfficeDocument>;
/** Retries end within seconds; a code is not used more often in that time. */
const MAX_RECENT_USES = 50;
/** An attempt fails when another command took the last use or is a copy of this one; the next attempt finds out which. */
const MAX_ATTEMPTS = 5;

/** A pass to sell: `maxUses` of 1 is a pass for a single use. */
export type IssuedPass = Pick<OfficePass, 'validFrom' | 'validTo' | 'maxUses'> & {
  code: string;
  passTypeId: number;
};

export type EmbeddedProvider = PassProvider & {
  /** Adds the codes that do not exist yet. */
  issue(passes: readonly IssuedPass[]): Promise<void>;
  /** Makes a code unusable for good. */
  disable(code: string): Promise<void>;
};

/** The embedded ticket office. One conditional update of a code decides who gets its last use. */
export async function createEmbeddedProvider(db: Db): Promise<EmbeddedProvider> {
  const office = await openCollection<OfficeDocument>(db, {
    name: 'provider_passes',
    shardKey: { _id: 'hashed' },
  });

  /** Changes a pass by compare-and-set; `change` returns `null` when another command was faster. */
  async function changed(
    code: string,
    change: (read: OfficeDocument) => Promise<OfficeDocument | null>,
  ): Promise<ProviderPass> {
    for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
      const after = await change(await load(office, code));
      if (after) return providerPass(after);
    }
    throw new ApiError('service_unavailable');
  }

  return {
    async issue(passes) {
      if (passes.length === 0) return;
      const initial = { disabled: false, used: 0, recentUses: [] };
      await office.bulkWrite(
        passes.map(({ code, ...pass }) => ({
          updateOne: {
            filter: { _id: code },
            update: { $setOnInsert: { ...pass, ...initial } },
            upsert: true,
          },
        })),
      );
    },
    async disable(code) {
      await office.updateOne({ _id: code }, { $set: { disabled: true } });
    },
    find: async (code) => providerPass(await load(office, code)),
    use: ({ code, useId: id, at }: ProviderUse) =>
      changed(code, async (read) => {
        if (read.recentUses.some((use) => use.id === id)) return read;
        const blocker = blockerOfUse(read, at);
        if (blocker) throw new ApiError(blocker);
        return append(office, read, { id, at, undoneAt: null });
      }),
    undo: ({ code, useId: id, at }: ProviderUse) =>
      changed(code, async (read) => {
        const known = read.recentUses.find((use) => use.id === id);
        if (known?.undoneAt) return read;
        if (!known) return append(office, read, { id, at, undoneAt: at });
        return office.findOneAndUpdate(
          { _id: code, recentUses: { $elemMatch: { id, undoneAt: null } } },
          { $inc: { used: -1 }, $set: { 'recentUses.$.undoneAt': at } },
          { returnDocument: 'after' },
        );
      }),
  };
}

function providerPass(document: OfficeDocument): ProviderPass {
  const { _id, recentUses, disabled: _disabled, ...pass } = document;
  const times = recentUses.flatMap(({ at, undoneAt }) => (undoneAt ? [] : [at.getTime()]));
  return {
    ...pass,
    code: _id,
    lastProviderUsedAt: times.length > 0 ? new Date(Math.max(...times)) : null,
    oneShotProviderUsage: pass.maxUses === 1,
  };
}

async function load(office: Office, code: string): Promise<OfficeDocument> {
  const found = await office.findOne({ _id: code });
  if (!found) throw new ApiError('code_not_valid');
  return found;
}

/** Records a use, or the undo of one that has not arrived, unless another command was faster. */
async function append(
  office: Office,
  read: OfficeDocument,
  use: RecordedUse,
): Promise<OfficeDocument | null> {
  const { _id, disabled, maxUses } = read;
  const isCounted = use.undoneAt === null;
  const hasUsesLeft = isCounted && maxUses !== null ? { used: { $lt: maxUses } } : {};
  return office.findOneAndUpdate(
    { _id, disabled, 'recentUses.id': { $ne: use.id }, ...hasUsesLeft },
    {
      $inc: { used: isCounted ? 1 : 0 },
      $push: { recentUses: { $each: [use], $slice: -MAX_RECENT_USES } },
    },
    { returnDocument: 'after' },
  );
}
