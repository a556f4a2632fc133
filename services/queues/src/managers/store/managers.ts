import type { StaffRole } from '@turno/shared-types';
import { trusted } from 'mongoose';
import {
  type HandOver,
  type MerchantClaims,
  type MerchantDocument,
  type MerchantModel,
  type StaffChange,
  type TeamMember,
  unverifiedClaim,
} from '../../merchants/index.ts';

const isOpen = () => ({ closedAt: trusted({ $exists: false }) });
const isOwner = (userId: number) => ({ team: trusted({ $elemMatch: { userId, role: 'owner' } }) });
const hasOwnerBesides = (userId: number) => ({
  team: trusted({ $elemMatch: { userId: { $ne: userId }, role: 'owner' } }),
});

/** Acceptances that a merchant remembers; more than people can join while a process stalls. */
const REMEMBERED = 50;

/** A change to the team at the wish of an owner. */
export type TeamChange = { merchantId: number; userId: number; by: number };

type MerchantHandOver = HandOver & { merchantId: number };
type MerchantStaffChange = StaffChange & { merchantId: number };

/**
 * Who works at a merchant, in which role. One conditional update decides each change, so that of two owners who remove each
 * other one stays, and an open merchant always has an owner. The same update remembers that the API keys of a person who is
 * no owner any more are to be revoked.
 */
export function createManagers(merchants: MerchantModel, claims: MerchantClaims) {
  return {
    ...changes(merchants),
    ...roleChanges(merchants),
    ...mailsDue(merchants),
    /** Merchants with former owners whose API keys are still to be revoked, a bounded batch. */
    async findKeysToRevoke(limit: number): Promise<{ id: number; userIds: number[] }[]> {
      const found = merchants.find({ keysToRevokeOf: trusted({ $gt: 0 }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id: id, keysToRevokeOf = [] }) => ({
        id,
        userIds: keysToRevokeOf,
      }));
    },
    /** S-09: the one place of an account without a confirmed address is not this one any more, once the person has left. */
    async releaseUnverified(merchantId: number, userId: number): Promise<void> {
      if (await merchants.exists({ _id: merchantId, 'team.userId': userId })) return;
      const rev = Number.MAX_SAFE_INTEGER;
      await claims.release([unverifiedClaim(userId)], { merchantId, rev });
    },
    async endRevocation(merchantId: number, userId: number): Promise<void> {
      await merchants.updateOne({ _id: merchantId }, { $pull: { keysToRevokeOf: userId } });
    },
  };
}

/** What people are to be mailed about and were not yet, of bounded batches of merchants. */
function mailsDue(merchants: MerchantModel) {
  return {
    /** Changes of owner. */
    async findHandOvers(limit: number): Promise<MerchantHandOver[]> {
      const found = merchants.find({ 'handOvers.at': trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).flatMap(
        ({ _id: merchantId, handOvers = [] }) => handOvers.map((each) => ({ ...each, merchantId })),
      );
    },
    async endHandOver({ merchantId, ...handOver }: MerchantHandOver): Promise<void> {
      await merchants.updateOne({ _id: merchantId }, { $pull: { handOvers: handOver } });
    },
    /** Other roles, and removals from the team. */
    async findStaffChanges(limit: number): Promise<MerchantStaffChange[]> {
      const found = merchants.find({ 'staffChanges.at': trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).flatMap(
        ({ _id: merchantId, staffChanges = [] }) =>
          staffChanges.map((each) => ({ ...each, merchantId })),
      );
    },
    async endStaffChange({ merchantId, ...change }: MerchantStaffChange): Promise<void> {
      await merchants.updateOne({ _id: merchantId }, { $pull: { staffChanges: change } });
    },
  };
}

function changes(merchants: MerchantModel) {
  return {
    /**
     * Adds a person; a member of the team keeps the present role. `false` when the merchant is closed, gone, or has as many
     * people as it may, and when this acceptance added the person before, who has left since.
     */
    async add(
      merchantId: number,
      member: TeamMember,
      { most, acceptance }: { most: number; acceptance: string },
    ): Promise<boolean> {
      const { userId } = member;
      const { modifiedCount } = await merchants.updateOne(
        {
          _id: merchantId,
          ...isOpen(),
          'team.userId': trusted({ $ne: userId }),
          [`team.${most - 1}`]: trusted({ $exists: false }),
          acceptances: trusted({ $ne: acceptance }),
        },
        { $push: { team: member, acceptances: { $each: [acceptance], $slice: -REMEMBERED } } },
      );
      const mine = { _id: merchantId, ...isOpen(), 'team.userId': userId };
      return modifiedCount === 1 || (await merchants.exists(mine)) !== null;
    },
    /** Removes a person at the wish of another, who owns the merchant when it happens. */
    async remove({ merchantId, userId, by }: TeamChange, at: Date): Promise<boolean> {
      const conditions = [isOwner(by), { 'team.userId': userId }];
      const { modifiedCount } = await merchants.updateOne(
        { _id: merchantId, ...isOpen(), $and: conditions },
        {
          $pull: { team: { userId } },
          $addToSet: { keysToRevokeOf: userId },
          $push: { staffChanges: { userId, role: null, at } },
        },
      );
      return modifiedCount === 1;
    },
    /** Leaves a merchant that another person owns, or that has closed for good. */
    async leave(merchantId: number, userId: number): Promise<boolean> {
      const mayLeave = [hasOwnerBesides(userId), { closedAt: trusted({ $exists: true }) }];
      const { modifiedCount } = await merchants.updateOne(
        { _id: merchantId, 'team.userId': userId, $or: mayLeave },
        { $pull: { team: { userId } }, $addToSet: { keysToRevokeOf: userId } },
      );
      return modifiedCount === 1;
    },
  };
}

function roleChanges(merchants: MerchantModel) {
  return {
    /**
     * Gives a person another role and returns the one before; `null` for the last owner, for a stranger, and where the other
     * is no owner any more.
     */
    async changeRole(
      change: TeamChange & { role: StaffRole },
      at: Date,
    ): Promise<StaffRole | null> {
      const { merchantId, userId, by, role } = change;
      const keepsOwner = role === 'owner' || userId !== by ? [] : [hasOwnerBesides(userId)];
      const memberOf = (now: unknown) => ({ team: trusted({ $elemMatch: { userId, role: now } }) });
      const wanted = (now: unknown) => ({
        _id: merchantId,
        ...isOpen(),
        $and: [isOwner(by), memberOf(now), ...keepsOwner],
      });
      const before = await merchants
        .findOneAndUpdate(
          wanted({ $ne: role }),
          {
            $set: { 'team.$[member].role': role },
            $push: { staffChanges: { userId, role, at } },
            ...(role === 'owner' ? {} : { $addToSet: { keysToRevokeOf: userId } }),
          },
          { arrayFilters: [{ 'member.userId': userId }] },
        )
        .lean<MerchantDocument | null>();
      if (before) return before.team.find((member) => member.userId === userId)?.role ?? null;
      return (await merchants.exists(wanted(role))) ? role : null;
    },
    /** Makes another person an owner, and the caller a manager. */
    async handOver({ merchantId, userId, by }: TeamChange, at: Date): Promise<boolean> {
      const { matchedCount } = await merchants.updateOne(
        { _id: merchantId, ...isOpen(), $and: [isOwner(by), { 'team.userId': userId }] },
        {
          $set: { 'team.$[next].role': 'owner', 'team.$[former].role': 'manager' },
          $addToSet: { keysToRevokeOf: by },
          $push: { handOvers: { from: by, to: userId, at } },
        },
        { arrayFilters: [{ 'next.userId': userId }, { 'former.userId': by }] },
      );
      return matchedCount === 1;
    },
  };
}
