import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import type { ErrorCode, PassPolicy } from '@turno/shared-types';
import { type Connection, type Model, Schema } from 'mongoose';
import { type ProviderFacts, providerFactsSchema } from './provider-facts.ts';

/** PAS-004 */
export type PassType = {
  id: number;
  name: string;
  franchisingId: number | null;
  /** The merchants that accept the pass and whose managers create passes of the type; an empty list means all merchants. */
  merchants: { id: number; name: string }[];
  preferences: string[];
  mode: 'specific' | 'generic';
  /** 0 daily, 1 weekly. */
  kind: 0 | 1;
  /** The rules for the use of a pass (decision 195). */
  policy: PassPolicy;
};

/** The entry of people of a ticket by one scan. */
export type UseEntry = {
  /** The id of the scan; `null` for an entry that an older release recorded. */
  entryId: string | null;
  at: Date;
  gateId: string | null;
};

/** One use of a pass: held while a ticket is being taken, then confirmed with it. */
export type PassUse = {
  ticketId: string;
  merchantId: number;
  queueId: number;
  /** The date at the merchant. */
  date: string;
  /** When its people enter, as far as was known when the use was held; absent from uses of an older release. */
  at?: Date;
  /** When the first of them entered, and at which entrance. */
  enteredAt?: Date | null;
  gateId?: string | null;
  /** Every entry that was not undone, in order; absent before the first, and from uses of an older release. */
  entries?: UseEntry[];
  state: 'held' | 'confirmed';
  /** When the hold expires and queues is asked whether the ticket exists. */
  expiresAt: Date;
  /** The only line-up attempt that relies on the hold; `null` once a second one of the same ticket does. */
  attemptId?: string | null;
  /** The id of the use at the ticket office. */
  useId?: string;
};

/** The rejection of a use for a ticket: delayed copies of the request get the same error. */
export type RejectedUse = { ticketId: string; code: ErrorCode; from: Date | null };

/** A pass, with the names of PAS-003 and PAS-004. Its uses are embedded, so that one update decides who gets the last one. */
export type Pass = {
  id: number;
  mediacode: string;
  passType: PassType;
  /** The user who redeemed it and the person it is for; both `null` while it is unredeemed. */
  userId: number | null;
  passOwnerId: number | null;
  disabled: boolean;
  /**
   * Set while merchants that accept the pass may have closed during its insertion; absent after that was checked (decision
   * 392).
   */
  isUnjudged?: true;
  /** Dates on which it was activated (G-58). */
  activatedOn: string[];
  createdAt: Date;
  /** The staff account that created it, `DELETED_USER` after its deletion; `null` for a printed card. */
  issuedBy: number | null;
  /** How often it has changed hands: a token issued before the latest transfer can no longer move it. */
  transfers: number;
  /** The transfer that moved it last. */
  transferId?: string;
  usages: PassUse[];
  /** Incremented by each change of the uses that a policy counts, so that the next use is decided by compare-and-set. */
  revision: number;
  /** The number of uses of earlier days, which the history stores. */
  pastUses: number;
  /** The latest facts from the ticket office that sold it; `null` for a pass of this service. */
  provider: ProviderFacts | null;
  /** Ids of uses that are still to be given back to the ticket office. */
  returns: string[];
  /** The latest rejected tickets; absent before the first. */
  refusals?: RejectedUse[];
};

export type PassDocument = Omit<Pass, 'id'> & { _id: number };
export type PassModel = Model<PassDocument>;

const required = <T>(type: T) => ({ type, required: true });
const date = { type: String, required: true, match: /^\d{4}-\d{2}-\d{2}$/ };

const merchant = new Schema<PassType['merchants'][number]>(
  { id: required(Number), name: required(String) },
  { _id: false, id: false, strict: 'throw' },
);
export const passTypeFields = {
  id: required(Number),
  name: required(String),
  franchisingId: { type: Number, default: null },
  merchants: [merchant],
  preferences: [String],
  mode: { type: String, required: true, enum: ['specific', 'generic'] },
  kind: { type: Number, required: true, enum: [0, 1] },
  policy: { type: Schema.Types.Mixed, required: true },
} as const;
/** The type as it was when the pass was created: later changes of the type leave sold passes as they are. */
const passTypeSchema = new Schema<PassType>(passTypeFields, {
  _id: false,
  id: false,
  strict: 'throw',
});
const useEntry = new Schema<UseEntry>(
  {
    entryId: { type: String, default: null },
    at: required(Date),
    gateId: { type: String, default: null },
  },
  { _id: false, strict: 'throw' },
);
const use = new Schema<PassUse>(
  {
    ticketId: required(String),
    merchantId: required(Number),
    queueId: required(Number),
    date,
    state: { type: String, required: true, enum: ['held', 'confirmed'] },
    expiresAt: required(Date),
    at: Date,
    enteredAt: Date,
    gateId: String,
    entries: { type: [useEntry], default: undefined },
    attemptId: String,
    useId: String,
  },
  { _id: false, strict: 'throw' },
);
const rejectedUse = new Schema<RejectedUse>(
  { ticketId: required(String), code: required(String), from: { type: Date, default: null } },
  { _id: false, strict: 'throw' },
);
const passSchema = new Schema<PassDocument>(
  {
    _id: required(Number),
    mediacode: { type: String, required: true, maxlength: 100 },
    passType: { type: passTypeSchema, required: true },
    userId: { type: Number, default: null },
    passOwnerId: { type: Number, default: null },
    disabled: required(Boolean),
    isUnjudged: Boolean,
    activatedOn: [date],
    createdAt: required(Date),
    issuedBy: { type: Number, default: null },
    transfers: { ...required(Number), min: 0 },
    transferId: String,
    usages: [use],
    revision: required(Number),
    pastUses: { ...required(Number), min: 0 },
    provider: { type: providerFactsSchema, default: null },
    returns: [String],
    refusals: { type: [rejectedUse], default: undefined },
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 'hashed' } },
);
passSchema.index({ userId: 1, passOwnerId: 1, createdAt: -1 });
passSchema.index({ issuedBy: 1 });
passSchema.index({ 'passType.merchants.id': 1 });
passSchema.index({ 'usages.ticketId': 1 });
passSchema.index({ 'usages.date': 1 });
passSchema.index({ returns: 1 }, { partialFilterExpression: { 'returns.0': { $exists: true } } });
passSchema.index({ createdAt: 1 }, { partialFilterExpression: { isUnjudged: true } });
passSchema.index({ 'usages.state': 1, 'usages.expiresAt': 1 });

/** Opens the collection of passes. */
export function openPasses(connection: Connection): Promise<PassModel> {
  return openModel(connection, 'passes', passSchema);
}

/** A stored pass as the rest of the service knows it. */
export function passRecord({ _id, ...pass }: PassDocument): Pass {
  return { id: _id, ...pass };
}
