import type { Db } from 'mongodb';
import { newUser } from '../people.ts';

type PassChange = {
  mode?: 'specific' | 'generic';
  maxUsage?: number;
  /** In which that many uses are made. */
  period?: 'day' | 'validity';
  disabled?: boolean;
};

/** A type as the passes service stores it in each pass. */
const FAST_TRACK = {
  id: 1,
  name: 'Fast Track',
  kind: 0,
  franchisingId: null,
  merchants: [],
  preferences: [],
};

const usesIn = (period: 'day' | 'validity', maxUses: number) => ({
  limits: [{ maxUses, period, within: 'everywhere' }],
  pause: null,
  hours: [],
});

let lastId = 5_000;
const nextId = () => {
  lastId += 1;
  return lastId;
};

export type Holder = { userId: number; id: number; passId: number };

/** A user with one person and one pass of theirs, good on the day of the tests. */
export async function addHolder(db: Db, change: PassChange = {}): Promise<Holder> {
  const userId = newUser();
  const holder = await addPerson(db, userId, change);
  return { userId, ...holder };
}

/** One more person of a user's, with a pass. */
export async function addPerson(db: Db, userId: number, change: PassChange = {}) {
  const { mode = 'specific', maxUsage = 1, period = 'day', disabled = false } = change;
  const [id, passId] = [nextId(), nextId()];
  await db
    .collection<{ _id: number }>('pass_owners')
    .insertOne({ _id: id, userId, name: `Persona ${id}` } as { _id: number });
  const pass = {
    _id: passId,
    mediacode: `CODE${passId}`,
    passType: { ...FAST_TRACK, mode, policy: usesIn(period, maxUsage) },
    userId,
    passOwnerId: id,
    disabled,
    activatedOn: ['2026-11-21'],
    createdAt: new Date('2026-11-20T10:00:00Z'),
    issuedBy: null,
    transfers: 0,
    usages: [],
    revisions: { settings: 0, hours: 0 },
    pastUses: 0,
    provider: null,
    returns: [],
  };
  await db.collection<{ _id: number }>('passes').insertOne(pass);
  return { id, passId };
}

/** The uses that a pass has. */
export async function usesOf(db: Db, { passId }: { passId: number }) {
  const pass = await db
    .collection<{ _id: number; usages?: { ticketId: string; state: string }[] }>('passes')
    .findOne({ _id: passId });
  return (pass?.usages ?? []).map(({ state, ticketId }) => ({ state, ticketId }));
}
