import { trusted } from 'mongoose';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';
import type { ProviderFacts } from './provider-facts.ts';

type Facts = Omit<ProviderFacts, 'readAt'>;

/** Changes of what passes store of their ticket office. */
export function providerChanges(passes: PassModel) {
  return {
    /** Stores the facts that the ticket office returned for a pass, unless newer ones are stored. */
    async storeProviderFacts(id: number, facts: Facts, readAt: Date): Promise<void> {
      const { validFrom, validTo, maxUses, used, lastProviderUsedAt, oneShotProviderUsage } = facts;
      const stored = {
        validFrom,
        validTo,
        maxUses,
        used,
        lastProviderUsedAt,
        oneShotProviderUsage,
      };
      const isOlder = { 'provider.readAt': trusted({ $lte: readAt }) };
      await passes.updateOne(
        { _id: id, ...isOlder },
        { $set: { provider: { ...stored, readAt } } },
      );
    },
    /** A bounded batch of passes with uses that are still to be given back to the ticket office. */
    async findWithReturns(limit: number): Promise<Pass[]> {
      const found = passes.find({ 'returns.0': trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    async markReturned(id: number, useId: string): Promise<void> {
      await passes.updateOne({ _id: id }, { $pull: { returns: useId } });
    },
  };
}
