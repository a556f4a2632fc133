import { randomBytes } from 'node:crypto';
import { isDuplicateKey, openCollection, textDigest } from '@turno/kit';
import type { Locale, StaffRole } from '@turno/shared-types';
import type { Collection, Db, Filter } from 'mongodb';
import { hashedKey } from '../../core/index.ts';
import { createInvitationDays } from './invitation-days.ts';

export type Invitation = {
  id: string;
  merchantId: number;
  /** Lower case. */
  email: string;
  invitedBy: number;
  role: StaffRole;
  locale: Locale;
  createdAt: Date;
  expiresAt: Date;
  state: 'open' | 'accepted' | 'revoked';
  acceptedBy?: number;
  /** Set until the person who accepted is in the team. */
  joining?: true;
  /** The command that opened it last; absent from an earlier release. */
  command?: string;
  /** The command whose mail is not in the outbox yet. */
  mailDue?: string;
};
type InvitationDocument = Omit<Invitation, 'id'> & {
  _id: string;
  /** Digests of the secrets in the mailed links; the secrets themselves are stored nowhere. */
  digests: string[];
};
type NewInvitation = Pick<Invitation, 'merchantId' | 'email' | 'role' | 'invitedBy' | 'locale'> & {
  lifeMs: number;
};

/** More than the attempts of the outbox to deliver one mail, so that no mail arrives with a dead link. */
const MAX_LINKS = 40;

/** Invitations to the team of a merchant: one document per merchant and address, so that each address is invited once. */
export async function createInvitations(db: Db, now: () => Date) {
  const invitations = await openCollection<InvitationDocument>(db, {
    name: 'managerInvitations',
    shardKey: { _id: 1 },
    indexes: [
      { key: { merchantId: 1, createdAt: 1 } },
      { key: { digests: 1 } },
      { key: { email: 1 } },
      { key: { invitedBy: 1 } },
      { key: { acceptedBy: 1 }, partialFilterExpression: { acceptedBy: { $exists: true } } },
      { key: { expiresAt: 1 } },
      { key: { mailDue: 1 }, partialFilterExpression: { mailDue: { $exists: true } } },
      { key: { joining: 1 }, partialFilterExpression: { joining: true } },
    ],
  });
  const days = await createInvitationDays(db, now);
  return {
    ...reads(invitations),
    open: opening(invitations, now),
    ...writes(invitations, now),
    takeOfDay: days.take,
    async removeOf(merchantId: number): Promise<void> {
      await invitations.deleteMany({ merchantId });
    },
    /** Removes invitations that ended longer ago than this, and the counts of earlier days. */
    async removeEnded(olderThanMs: number): Promise<void> {
      const before = new Date(now().getTime() - olderThanMs);
      await invitations.deleteMany({ expiresAt: { $lt: before } });
      await days.removeBefore(before);
    },
  };
}

type Invitations = Collection<InvitationDocument>;

function reads(invitations: Invitations) {
  const findMany = async (filter: Filter<InvitationDocument>, limit = 100) => {
    const found = invitations.find(filter).sort({ createdAt: 1 }).limit(limit);
    return (await found.toArray()).map(invitationOf);
  };
  return {
    async find(id: string): Promise<Invitation | null> {
      const found = await invitations.findOne({ _id: id });
      return found && invitationOf(found);
    },
    async findByToken(token: string): Promise<Invitation | null> {
      const found = await invitations.findOne({ digests: textDigest(token) });
      return found && invitationOf(found);
    },
    /** Invitations that were neither accepted nor revoked, the oldest first. */
    findOpenOf: (merchantId: number) => findMany({ merchantId, state: 'open' }),
    findOfPerson: (person: Person) => findMany(ofPerson(person), 1_000),
    findMailDue: (limit: number) => findMany({ mailDue: { $exists: true } }, limit),
    findJoining: (limit: number) => findMany({ joining: true }, limit),
  };
}

/** Opens or reopens an invitation, once for each command; links that were mailed earlier stay valid as long as the new one. */
function opening(invitations: Invitations, now: () => Date) {
  return async function open(asked: NewInvitation, command: string): Promise<Invitation> {
    const { lifeMs, ...invitation } = asked;
    const _id = hashedKey(`invitation|${asked.merchantId}|${asked.email}`);
    const createdAt = now();
    const expiresAt = new Date(createdAt.getTime() + lifeMs);
    try {
      const opened = await invitations.findOneAndUpdate(
        { _id, command: { $ne: command } },
        {
          $set: { ...invitation, createdAt, expiresAt, state: 'open', mailDue: command, command },
          $unset: { acceptedBy: true, joining: true },
          $setOnInsert: { digests: [] },
        },
        { upsert: true, returnDocument: 'after' },
      );
      if (opened) return invitationOf(opened);
    } catch (error) {
      if (!isDuplicateKey(error)) throw error;
    }
    const stored = await invitations.findOne({ _id, command });
    // Otherwise another command has inserted it at the same moment.
    return stored ? invitationOf(stored) : open(asked, command);
  };
}

function writes(invitations: Invitations, now: () => Date) {
  return {
    async markMailed({ id, mailDue }: Invitation): Promise<void> {
      if (mailDue) await invitations.updateOne({ _id: id, mailDue }, { $unset: { mailDue: true } });
    },
    /** Issues the secret of a link; `null` when the invitation is no longer open. */
    async issueToken(id: string): Promise<string | null> {
      const token = randomBytes(32).toString('base64url');
      const { matchedCount } = await invitations.updateOne(
        { _id: id, state: 'open', expiresAt: { $gt: now() } },
        { $push: { digests: { $each: [textDigest(token)], $slice: -MAX_LINKS } } },
      );
      return matchedCount === 1 ? token : null;
    },
    /** Uses an invitation up for a user, once; false also when it was reopened since it was read. */
    async accept(
      { id, createdAt }: Pick<Invitation, 'id' | 'createdAt'>,
      userId: number,
    ): Promise<boolean> {
      const { modifiedCount } = await invitations.updateOne(
        { _id: id, createdAt, state: 'open', expiresAt: { $gt: now() } },
        { $set: { state: 'accepted', acceptedBy: userId, joining: true } },
      );
      return modifiedCount === 1;
    },
    async endJoining(id: string, userId: number): Promise<void> {
      const filter = { _id: id, acceptedBy: userId, joining: true as const };
      await invitations.updateOne(filter, { $unset: { joining: true } });
    },
    /** Revokes an invitation and returns its previous state; `null` when there is none with this id, or it was accepted. */
    async revoke(id: string, merchantId: number): Promise<Invitation['state'] | null> {
      const before = await invitations.findOneAndUpdate(
        { _id: id, merchantId, state: { $ne: 'accepted' } },
        { $set: { state: 'revoked' }, $unset: { mailDue: true } },
      );
      return before?.state ?? null;
    },
    async revokeAllOf(merchantId: number): Promise<void> {
      const update = { $set: { state: 'revoked' as const }, $unset: { mailDue: true as const } };
      await invitations.updateMany({ merchantId, state: 'open' }, update);
    },
    /** Removes a person's invitations; returns whether any is left because its acceptance is not complete. */
    async removeOfPerson(person: Person): Promise<boolean> {
      const filter = ofPerson(person);
      await invitations.deleteMany({ ...filter, joining: { $exists: false } });
      return (await invitations.findOne(filter, { projection: { _id: 1 } })) !== null;
    },
  };
}

type Person = { userId: number; address: { email: string; until: Date | null } | null };

/** The invitations that a person sent or accepted, and those sent to the person's address. */
function ofPerson({ userId, address }: Person): Filter<InvitationDocument> {
  const until = address?.until ? { createdAt: { $lte: address.until } } : {};
  const sentTo = address ? [{ email: address.email, ...until }] : [];
  return { $or: [{ invitedBy: userId }, { acceptedBy: userId }, ...sentTo] };
}

function invitationOf({ _id, digests: _digests, ...rest }: InvitationDocument): Invitation {
  return { id: _id, ...rest };
}
