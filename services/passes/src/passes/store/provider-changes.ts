import { trusted } from 'mongoose';
import { type Pass, type PassDocument, type PassModel, passRecord } from './pass-model.ts';
import type { ProviderFacts } from './provider-facts.ts';

type Facts = Omit<ProviderFacts, 'readAt'>;

/** What passes keep of their ticket office. */
export function providerChanges(passes: PassModel) {
  return {
    /** Stores what the ticket office said of a pass, unless something newer is stored. */
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
    /** Passes with uses that the ticket office has not taken back yet; a bounded batch. */
    async findWithReturns(limit: number): Promise<Pass[]> {
      const found = passes.find({ 'returns.0': trusted({ $exists: true }) }).limit(limit);
      return (await found.lean<PassDocument[]>()).map(passRecord);
    },
    async markReturned(id: number, useId: string): Promise<void> {
      await passes.updateOne({ _id: id }, { $pull: { returns: useId } });
    },
  };
}
