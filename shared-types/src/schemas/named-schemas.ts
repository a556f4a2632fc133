import type * as z from 'zod/mini';
import { accountCall, exportAccountCall } from '../calls/accounts/account.ts';
import { botChallengeCall } from '../calls/accounts/auth.ts';
import { activityCall } from '../calls/merchants/activity.ts';
import {
  createFranchiseInvitationCall,
  readFranchiseInvitationCall,
} from '../calls/merchants/franchises.ts';
import { managersCall, readInvitationCall } from '../calls/merchants/managers.ts';
import { myMerchantCall } from '../calls/merchants/merchants.ts';
import { createOpeningCall } from '../calls/merchants/openings.ts';
import { createPassesCall } from '../calls/passes/pass-types.ts';
import { autoNextCall } from '../calls/queues/automatic-queues.ts';
import { moveTicketCall } from '../calls/queues/called-tickets.ts';
import { ticketNoticesCall } from '../calls/tickets/notices.ts';
import { lineUpOwnersRequestCall } from '../calls/tickets/pass-line-ups.ts';
import { offerTicketCall, ticketOfferCall } from '../calls/tickets/ticket-offers.ts';
import { lineUpCall } from '../calls/tickets/tickets.ts';
import { changedPassesSchema } from '../calls/wallets/apple-wallet.ts';
import {
  activityQueueSchema,
  activitySchema,
  activityShowSchema,
  entrySchema,
} from '../entities/activity.ts';
import { apiKeySchema, newApiKeySchema, previousApiKeySchema } from '../entities/api-key.ts';
import { categorySchema } from '../entities/category.ts';
import { checkInRecordSchema, undoneEntrySchema } from '../entities/check-in.ts';
import {
  asideTicketSchema,
  calledCounterSchema,
  calledTicketSchema,
  clearedCounterSchema,
  dailyCounterSchema,
  ticketCommandSchema,
} from '../entities/daily-counter.ts';
import { deskCallSchema, deskSchema, recentCallSchema } from '../entities/desk.ts';
import { deviceSchema, deviceStateSchema, newDevicePairingSchema } from '../entities/device.ts';
import { estimateSchema } from '../entities/estimate.ts';
import { franchisingSchema } from '../entities/franchising.ts';
import { guestTicketsSchema } from '../entities/guest-tickets.ts';
import { managerInvitationSchema, managerSchema } from '../entities/manager.ts';
import {
  mapPlaceOpeningSchema,
  mapPlaceSchema,
  mapPlaceSuggestionSchema,
} from '../entities/map-place.ts';
import { merchantSchema } from '../entities/merchant.ts';
import { openingSchema } from '../entities/opening.ts';
import {
  ownPassTypeBody,
  passOwnerRefSchema,
  passOwnerSchema,
  passSchema,
  passTypeBody,
  passTypeSchema,
  passTypeWithPolicySchema,
  passValidationSchema,
  passWithDetailsSchema,
  scanResultSchema,
  typeOfPassSchema,
} from '../entities/pass.ts';
import {
  passHoursSchema,
  passLimitSchema,
  passPauseSchema,
  passPolicySchema,
} from '../entities/pass-policy.ts';
import { passkeyCreationSchema, passkeyRequestSchema, passkeySchema } from '../entities/passkey.ts';
import { publicTicketSchema, slipSchema } from '../entities/public-ticket.ts';
import { childQueueSchema, queueSchema } from '../entities/queue.ts';
import {
  hourFiguresSchema,
  quotesSchema,
  reportFiguresSchema,
  reportSchema,
  todayReportSchema,
} from '../entities/report.ts';
import { accountSessionSchema, sessionSchema } from '../entities/session.ts';
import {
  counterSummarySchema,
  merchantSummarySchema,
  movedFromSchema,
  movedToSchema,
  passUsageSchema,
  queueSummarySchema,
  staffTicketSchema,
  ticketSchema,
} from '../entities/ticket.ts';
import { newWebhookSchema, webhookDeliverySchema, webhookSchema } from '../entities/webhook.ts';
import { namedSchema } from '../fields.ts';
import { liveMessageSchema } from '../live.ts';
import { WEBHOOK_MESSAGES } from './webhook-messages.ts';

/** The named schemas of the contract: replies, and everything that occurs in more than one place. */
export const NAMED_SCHEMAS = {
  Account: accountCall.reply,
  AccountSession: accountSessionSchema,
  Activity: activitySchema,
  ActivityPage: activityCall.reply,
  ActivityQueue: activityQueueSchema,
  ActivityShow: activityShowSchema,
  ApiKey: apiKeySchema,
  AsideTicket: asideTicketSchema,
  AutomaticCall: autoNextCall.reply,
  BotChallenge: botChallengeCall.reply,
  CalledCounter: calledCounterSchema,
  CalledTicket: calledTicketSchema,
  Category: categorySchema,
  ChangedPasses: changedPassesSchema,
  CheckInRecord: checkInRecordSchema,
  ChildQueue: childQueueSchema,
  ClearedCounter: clearedCounterSchema,
  CounterSummary: counterSummarySchema,
  CreatedPasses: createPassesCall.reply,
  DailyCounter: dailyCounterSchema,
  Desk: deskSchema,
  DeskCall: deskCallSchema,
  Device: deviceSchema,
  DeviceState: deviceStateSchema,
  EntryActivity: entrySchema,
  Estimate: estimateSchema,
  FranchiseInvitation: readFranchiseInvitationCall.reply,
  Franchising: franchisingSchema,
  GuestTickets: guestTicketsSchema,
  HourFigures: hourFiguresSchema,
  InvitationDetails: readInvitationCall.reply,
  LineUpOwners: lineUpOwnersRequestCall.reply,
  LiveMessage: liveMessageSchema,
  Manager: managerSchema,
  ManagerInvitation: managerInvitationSchema,
  MapPlace: mapPlaceSchema,
  MapPlaceOpening: mapPlaceOpeningSchema,
  MapPlaceSuggestion: mapPlaceSuggestionSchema,
  Merchant: merchantSchema,
  MerchantSummary: merchantSummarySchema,
  MovedFrom: movedFromSchema,
  MovedTicket: moveTicketCall.reply,
  MovedTo: movedToSchema,
  MyMerchants: myMerchantCall.reply,
  Named: namedSchema,
  NewApiKey: newApiKeySchema,
  NewDevicePairing: newDevicePairingSchema,
  NewFranchiseInvitation: createFranchiseInvitationCall.reply,
  NewTicketOffer: offerTicketCall.reply,
  NewWebhook: newWebhookSchema,
  Opening: openingSchema,
  Pass: passSchema,
  PassHours: passHoursSchema,
  PassLimit: passLimitSchema,
  PassOwner: passOwnerSchema,
  PassPause: passPauseSchema,
  PassPolicy: passPolicySchema,
  PassType: passTypeSchema,
  PassTypeWithPolicy: passTypeWithPolicySchema,
  PassUsage: passUsageSchema,
  PassValidation: passValidationSchema,
  PassWithDetails: passWithDetailsSchema,
  Passkey: passkeySchema,
  PasskeyCreation: passkeyCreationSchema,
  PasskeyRequest: passkeyRequestSchema,
  PersonalData: exportAccountCall.reply,
  PreviousApiKey: previousApiKeySchema,
  PublicTicket: publicTicketSchema,
  Queue: queueSchema,
  QueueSummary: queueSummarySchema,
  Quotes: quotesSchema,
  RecentCall: recentCallSchema,
  Report: reportSchema,
  ReportFigures: reportFiguresSchema,
  ScanResult: scanResultSchema,
  Session: sessionSchema,
  Slip: slipSchema,
  StaffTicket: staffTicketSchema,
  Team: managersCall.reply,
  Ticket: ticketSchema,
  TicketCommand: ticketCommandSchema,
  TicketNotices: ticketNoticesCall.reply,
  TicketOffer: ticketOfferCall.reply,
  TodayReport: todayReportSchema,
  TypeOfPass: typeOfPassSchema,
  UndoneEntry: undoneEntrySchema,
  Webhook: webhookSchema,
  WebhookDelivery: webhookDeliverySchema,
  ...WEBHOOK_MESSAGES,
} as const satisfies Record<string, z.ZodMiniType>;

/** Named schemas of bodies that are only sent, and reject unknown fields. */
export const NAMED_BODIES = {
  LineUpBody: lineUpCall.body,
  OpeningBody: createOpeningCall.body,
  OwnPassTypeBody: ownPassTypeBody,
  PassOwnerRef: passOwnerRefSchema,
  PassTypeBody: passTypeBody,
} as const satisfies Record<string, z.ZodMiniType>;
