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

/** How many acceptances a merchant stores: more than people can join while a process stalls. */
const REMEMBERED = 50;

/** A change of the team by an owner. */
export type TeamChange = { merchantId: number; userId: number; by: number };

type MerchantHandOver = HandOver & { merchantId: number };
type MerchantStaffChange = StaffChange & { merchantId: number };

/**
 * The people who work at a merchant, with their roles. One conditional update decides each change: of two owners who remove
 * each other one stays, and an open merchant always has an owner. The same update stores that the API keys of a former owner
 * must be revoked.
 */
export function createManagers(merchants: MerchantModel, claims: MerchantClaims) {
  return {
    ...changes(merchants),
    ...roleChanges(merchants),
    ...mailsDue(merchants),
    /** A bounded batch of merchants with former owners whose API keys are still to be revoked. */
    async findKeysToRevoke(limit: number): Promise<{ id: number; userIds: number[] }[]> {
      const found = merchants.find({ keysToRevokeOf: trusted({ $gt: 0 }) }).limit(limit);
      return (await found.lean<MerchantDocument[]>()).map(({ _id: id, keysToRevokeOf = [] }) => ({
        id,
        userIds: keysToRevokeOf,
      }));
    },
    /**
     * S-09: an account without a confirmed address may have only one merchant; a person who has left this one may register
     * another.
     */
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

/** Bounded batches of merchants with mails about the team that are still to be sent. */
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
     * Adds a person; a member of the team keeps their current role. `false` when the merchant is closed, gone or full, and when
     * this acceptance has already added the person, who has left since.
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
    /** Removes a person, if the person who requests it is still an owner at that moment. */
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
     * Gives a person another role and returns the previous one; `null` for the last owner, for a person outside the team, and
     * if the person who requests it is no longer an owner.
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
