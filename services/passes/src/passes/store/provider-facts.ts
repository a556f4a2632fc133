import { Schema } from 'mongoose';

/** The latest facts from the ticket office that sold a pass (PAS-003). */
export type ProviderFacts = {
  validFrom: Date | null;
  validTo: Date | null;
  /** `null` without a limit. */
  maxUses: number | null;
  used: number;
  lastProviderUsedAt: Date | null;
  oneShotProviderUsage: boolean;
  /** When the ticket office was read. */
  readAt: Date;
};

const nullable = <T>(type: T) => ({ type, default: null });

export const providerFactsSchema = new Schema<ProviderFacts>(
  {
    validFrom: nullable(Date),
    validTo: nullable(Date),
    maxUses: nullable(Number),
    used: { type: Number, required: true },
    lastProviderUsedAt: nullable(Date),
    oneShotProviderUsage: { type: Boolean, required: true },
    readAt: { type: Date, required: true },
  },
  { _id: false, id: false, strict: 'throw' },
);
