import { type Document, MongoClient } from 'mongodb';

export type SeededPasses = {
  userId: number;
  ownerId: number;
  passId: number;
  /** Codes of passes that belong to no account. */
  codes: readonly string[];
};

const BATCH = 10_000;
const PASS_TYPE = {
  id: 1,
  name: 'Fast Track',
  franchisingId: null,
  merchants: [],
  preferences: [],
  mode: 'generic',
  kind: 0,
  policy: {
    limits: [{ maxUses: 1_000, period: 'day', within: 'everywhere' }],
    pause: null,
    hours: [],
  },
};

/**
 * Puts passes into the database of a passes service: of one account with so many pass owners, each with a pass, and all
 * others of no account yet.
 */
export async function seedPasses(
  databaseUri: string,
  { prefix, owners, passes }: { prefix: string; owners: number; passes: number },
): Promise<SeededPasses> {
  const client = await MongoClient.connect(databaseUri);
  const db = client.db(`${prefix}_passes`);
  const [userId, firstId] = [7_000_001, 1_000_000];
  const codeOf = (index: number) => `C${String(index).padStart(9, '0')}`;
  const names = Array.from({ length: owners }, (_, index) => ({
    _id: firstId + index,
    userId,
    name: `Persona ${index}`,
  }));
  await put(db.collection('pass_owners'), names);
  for (let from = 0; from < passes; from += BATCH) {
    const indexes = Array.from({ length: Math.min(BATCH, passes - from) }, (_, at) => from + at);
    await put(
      db.collection('passes'),
      indexes.map((index) => ({
        _id: firstId + index,
        mediacode: codeOf(index),
        passType: PASS_TYPE,
        ...(index < owners
          ? { userId, passOwnerId: firstId + index }
          : { userId: null, passOwnerId: null }),
        disabled: false,
        activatedOn: [],
        createdAt: new Date(),
        issuedBy: null,
        transfers: 0,
        usages: [],
        revision: 0,
        pastUses: 0,
        provider: null,
        returns: [],
      })),
    );
    const claims = indexes.map((index) => ({ _id: codeOf(index), passId: firstId + index }));
    await put(db.collection('pass_codes'), claims);
  }
  await client.close();
  const codes = Array.from({ length: Math.min(20, passes - owners) }, (_, index) =>
    codeOf(passes - 1 - index),
  );
  return { userId, ownerId: firstId, passId: firstId, codes };
}

function put(
  collection: { insertMany: (all: Document[], options: object) => Promise<unknown> },
  all: Document[],
) {
  return collection.insertMany(all, { ordered: false });
}
