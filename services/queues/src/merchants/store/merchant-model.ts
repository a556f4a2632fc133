import { openModel, SCHEMA_OPTIONS } from '@turno/kit';
import { STAFF_ROLES } from '@turno/shared-types';
import { type Connection, type Model, Schema } from 'mongoose';
import { queueRecordSchema } from '../../queues/index.ts';
import type { MerchantDocument } from './merchant-document.ts';

export type MerchantModel = Model<MerchantDocument>;

const nullable = <T>(type: T) => ({ type, default: null });
const required = <T>(type: T) => ({ type, required: true });
const part = { _id: false, id: false, strict: 'throw' } as const;

const CLOCK = /^(([01]\d|2[0-3]):[0-5]\d|24:00)$/;
const opening = new Schema(
  {
    id: required(Number),
    dayOfWeek: { ...nullable(Number), min: 0, max: 6 },
    date: { ...nullable(String), match: /^\d{4}-\d{2}-\d{2}$/ },
    start: { ...nullable(String), match: CLOCK },
    end: { ...nullable(String), match: CLOCK },
    typology: { ...nullable(String), enum: ['openings', 'closings', null] },
  },
  part,
);
const member = new Schema(
  {
    userId: required(Number),
    role: { type: String, required: true, enum: STAFF_ROLES },
    since: nullable(Date),
  },
  part,
);
const handOver = new Schema(
  { from: required(Number), to: required(Number), at: required(Date) },
  part,
);
const staffChange = new Schema(
  { userId: required(Number), role: nullable(String), at: required(Date) },
  part,
);
const point = new Schema(
  { type: { type: String, required: true, enum: ['Point'] }, coordinates: required([Number]) },
  part,
);

const merchantSchema = new Schema<MerchantDocument>(
  {
    _id: required(Number),
    name: { type: String, required: true, maxlength: 200 },
    vanity: { type: String, required: true, maxlength: 80 },
    logoUrl: nullable(String),
    route: nullable(String),
    streetNumber: nullable(String),
    city: nullable(String),
    postalCode: nullable(String),
    province: nullable(String),
    country: { ...nullable(String), maxlength: 2 },
    formattedAddress: nullable(String),
    lat: { ...nullable(Number), min: -90, max: 90 },
    lng: { ...nullable(Number), min: -180, max: 180 },
    phone: nullable(String),
    website: nullable(String),
    placeId: nullable(String),
    photos: nullable([new Schema({ cardImageUrl: String }, part)]),
    franchisingId: nullable(Number),
    requestedFranchisingId: Number,
    ticketsExpireIn: { ...nullable(Number), min: 0 },
    categoryId: nullable(Number),
    openings: { type: [opening], required: true },
    lineupLimitedBeforeOpening: { ...nullable(Number), min: -1 },
    avoidLineupBeforeOpening: required(Boolean),
    endsNumbersAtClosing: Boolean,
    timezone: required(String),
    openedOn: String,
    hoursRevision: { type: Number, min: 0 },
    team: { type: [member], required: true },
    isVerified: required(Boolean),
    claimedUntil: Date,
    closedAt: Date,
    closure: { type: String, enum: ['closing', 'draining'] },
    passesNotifiedAt: Date,
    customersErasedAt: Date,
    keysToRevokeOf: { type: [Number], default: undefined },
    handOvers: { type: [handOver], default: undefined },
    staffChanges: { type: [staffChange], default: undefined },
    acceptances: { type: [String], default: undefined },
    webhookNextEnabled: Boolean,
    webhookFailures: { type: Number, min: 0 },
    webhookLocale: String,
    webhookOffAt: Date,
    hasWebhooks: Boolean,
    starts: required([String]),
    deletions: required([String]),
    location: point,
    categoryIds: required([Number]),
    hasQueues: required(Boolean),
    tickets: { type: Number, required: true, min: 0 },
    ticketsOn: String,
    sameAs: String,
    rev: { type: Number, required: true, min: 0 },
    creation: new Schema({ key: required(String), bodyHash: String, ask: required(String) }, part),
    firstQueue: queueRecordSchema,
  },
  { ...SCHEMA_OPTIONS, shardKey: { _id: 1 } },
);

// Searches return only listed merchants.
const LISTED = { hasQueues: 1, isVerified: 1 } as const;
merchantSchema.index(
  { 'firstQueue.id': 1 },
  { partialFilterExpression: { 'firstQueue.id': { $gt: 0 } } },
);
merchantSchema.index({ 'team.userId': 1 });
merchantSchema.index({ ...LISTED, tickets: -1, _id: 1 });
merchantSchema.index({ ...LISTED, _id: -1 });
merchantSchema.index({ ...LISTED, starts: 1, tickets: -1, _id: 1 });
merchantSchema.index({ ...LISTED, deletions: 1, tickets: -1, _id: 1 });
merchantSchema.index({ ...LISTED, categoryIds: 1, tickets: -1, _id: 1 });
merchantSchema.index({ ...LISTED, franchisingId: 1, tickets: -1, _id: 1 });
// For merchants without coordinates, which follow the nearest ones.
merchantSchema.index({ ...LISTED, 'location.type': 1, tickets: -1, _id: 1 });
merchantSchema.index({ ticketsOn: 1 }, { partialFilterExpression: { tickets: { $gt: 0 } } });
merchantSchema.index({ location: '2dsphere' }, { sparse: true });
merchantSchema.index(
  { claimedUntil: 1 },
  { partialFilterExpression: { isVerified: false, claimedUntil: { $exists: true } } },
);
// Documents with an empty list are not in the index.
merchantSchema.index(
  { keysToRevokeOf: 1 },
  { partialFilterExpression: { keysToRevokeOf: { $gt: 0 } } },
);
merchantSchema.index(
  { 'handOvers.at': 1 },
  { partialFilterExpression: { 'handOvers.at': { $exists: true } } },
);
merchantSchema.index(
  { 'staffChanges.at': 1 },
  { partialFilterExpression: { 'staffChanges.at': { $exists: true } } },
);
merchantSchema.index(
  { webhookOffAt: 1 },
  { partialFilterExpression: { webhookOffAt: { $exists: true } } },
);
merchantSchema.index({ closure: 1 }, { partialFilterExpression: { closure: { $exists: true } } });
merchantSchema.index(
  { passesNotifiedAt: 1 },
  { partialFilterExpression: { closedAt: { $exists: true } } },
);
merchantSchema.index({ closedAt: 1 }, { partialFilterExpression: { closedAt: { $exists: true } } });

/** Opens the collection of merchants. */
export function openMerchants(connection: Connection): Promise<MerchantModel> {
  return openModel(connection, 'merchants', merchantSchema);
}
