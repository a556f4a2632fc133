/** What the document of the contract needs to know of its schemas: their names, and how values in texts are written. */
import type * as z from 'zod/mini';
import { MAX_PER_PAGE } from './constants.ts';
import { apiKeySchema, newApiKeySchema } from './entities/api-key.ts';
import { categorySchema } from './entities/category.ts';
import { checkInRecordSchema } from './entities/check-in.ts';
import {
  calledCounterSchema,
  clearedCounterSchema,
  dailyCounterSchema,
  ticketCommandSchema,
} from './entities/daily-counter.ts';
import { deskCallSchema, deskSchema } from './entities/desk.ts';
import { estimateSchema } from './entities/estimate.ts';
import { franchisingSchema } from './entities/franchising.ts';
import { mapPlaceSchema, mapPlaceSuggestionSchema } from './entities/map-place.ts';
import { merchantSchema } from './entities/merchant.ts';
import { openingSchema } from './entities/opening.ts';
import { passOwnerSchema, passSchema } from './entities/pass.ts';
import { passkeySchema } from './entities/passkey.ts';
import { childQueueSchema, queueSchema } from './entities/queue.ts';
import { sessionSchema } from './entities/session.ts';
import { movedToSchema, staffTicketSchema, ticketSchema } from './entities/ticket.ts';
import { newWebhookSchema, webhookDeliverySchema, webhookSchema } from './entities/webhook.ts';
import { flagText, idText, MAX_PAGE, offsetText, pageText, perPageText } from './fields.ts';
import { liveMessageSchema } from './live.ts';

/** The things of the contract by their names. */
export const NAMED_SCHEMAS = {
  ApiKey: apiKeySchema,
  CalledCounter: calledCounterSchema,
  Category: categorySchema,
  CheckInRecord: checkInRecordSchema,
  ChildQueue: childQueueSchema,
  ClearedCounter: clearedCounterSchema,
  DailyCounter: dailyCounterSchema,
  Desk: deskSchema,
  DeskCall: deskCallSchema,
  Estimate: estimateSchema,
  Franchising: franchisingSchema,
  LiveMessage: liveMessageSchema,
  MapPlace: mapPlaceSchema,
  MapPlaceSuggestion: mapPlaceSuggestionSchema,
  Merchant: merchantSchema,
  MovedTo: movedToSchema,
  NewApiKey: newApiKeySchema,
  NewWebhook: newWebhookSchema,
  Opening: openingSchema,
  Pass: passSchema,
  PassOwner: passOwnerSchema,
  Passkey: passkeySchema,
  Queue: queueSchema,
  Session: sessionSchema,
  StaffTicket: staffTicketSchema,
  Ticket: ticketSchema,
  TicketCommand: ticketCommandSchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
} as const satisfies Record<string, z.ZodMiniType>;

export type SchemaName = keyof typeof NAMED_SCHEMAS;

type Wire = { type: string; minimum?: number; maximum?: number };

const integer = (minimum: number, maximum: number): Wire => ({ type: 'integer', minimum, maximum });

/** The type of values that are text in a path or a query. */
export const WIRE_TYPES: ReadonlyMap<z.ZodMiniType, Wire> = new Map<z.ZodMiniType, Wire>([
  [idText, integer(1, Number.MAX_SAFE_INTEGER)],
  [pageText, integer(1, MAX_PAGE)],
  [perPageText, integer(1, MAX_PER_PAGE)],
  [offsetText, integer(0, MAX_PAGE)],
  [flagText, { type: 'boolean' }],
]);
