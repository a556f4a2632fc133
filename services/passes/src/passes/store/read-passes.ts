import { trusted } from 'mongoose';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';

/**
 * Queries of passes; each has its index, and each list is complete, because an account has only the passes that were handed
 * over to it.
 */
export function passReads(passes: PassModel) {
  return {
    /** All passes of a user, for the export of personal data. */
    async findAllOf(userId: number): Promise<Pass[]> {
      return (await passes.find({ userId }).lean<PassDocument[]>()).map(passRecord);
    },
    /** The passes of a user that have a person, the newest first. */
    async findNamed(userId: number): Promise<Pass[]> {
      const named = { userId, passOwnerId: trusted({ $gt: 0 }) };
      const found = passes.find(named).sort({ createdAt: -1 });
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** The passes of some of a user's pass owners, the newest first; `null` stands for those without a name. */
    async findOfOwners(userId: number, ownerIds: readonly (number | null)[]): Promise<Pass[]> {
      const wanted = { userId, passOwnerId: trusted({ $in: [...ownerIds] }) };
      const found = passes.find(wanted).sort({ createdAt: -1 });
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** Those of the given passes that belong to a user. */
    async findAmong(userId: number, ids: readonly number[]): Promise<Pass[]> {
      const found = passes.find({ _id: trusted({ $in: [...ids] }), userId });
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    /** Passes by their ids, of any owner. */
    async findByIds(ids: readonly number[]): Promise<Pass[]> {
      const found = passes.find({ _id: trusted({ $in: [...ids] }) }).sort({ _id: 1 });
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
  };
}
