import * as z from 'zod/mini';
import { id, instant, namedSchema } from '../fields.ts';
import { undoReasonSchema } from './check-in.ts';
import { staffRoleSchema } from './staff-role.ts';
import { movedToSchema } from './ticket.ts';

/** Everything that the queues service stores about a person. */
export const personInQueuesSchema = z.object({
  tickets: z.array(
    z.object({
      merchantId: id,
      queueId: id,
      date: z.string(),
      /** For a booking: when its show begins; absent from services of an older release. */
      time: z.optional(z.nullable(z.string())),
      number: z.int(),
      paxCount: z.int(),
      displayName: z.nullable(z.string()),
      phone: z.nullable(z.string()),
      /** The names of the pass owners with whose passes it was taken. */
      passOwners: z.array(z.string()),
      state: z.string(),
      createdAt: instant,
      calledAt: z.nullable(instant),
      canceledAt: z.nullable(instant),
      /** S-21: what desks did with it after its call. */
      calledAgainAt: z.nullable(instant),
      asideAt: z.nullable(instant),
      returnedAt: z.nullable(instant),
      putBackAt: z.nullable(instant),
      /** S-21: its new number in another queue; absent from services of an older release. */
      movedTo: z.optional(z.nullable(movedToSchema)),
      /** When its people entered, in parts; absent from services of an older release. */
      entries: z.optional(
        z.array(
          z.object({
            at: instant,
            paxCount: z.int(),
            /** When staff undid it, and why. */
            undoneAt: z.nullable(instant),
            undoReason: z.nullable(undoReasonSchema),
          }),
        ),
      ),
      checkedInAt: z.nullable(instant),
    }),
  ),
  merchants: z.array(
    z.object({
      id,
      name: z.string(),
      /** Absent after the merchant closed for good. */
      role: z.optional(staffRoleSchema),
      /** When the person joined the team; absent from services of an older release. */
      since: z.optional(z.nullable(instant)),
      isOnlyOwner: z.boolean(),
      isClosedForGood: z.boolean(),
    }),
  ),
  /** The invitations to manage a merchant that the person sent or accepted. */
  managerInvitations: z.array(
    z.object({ merchantId: id, email: z.string(), state: z.string(), createdAt: instant }),
  ),
  /** Tickets that the person saved in a wallet; absent from services of an older release. */
  walletTickets: z.optional(
    z.array(
      z.object({
        queueDailyCounterId: id,
        wallet: z.string(),
        savedAt: instant,
        /** Phones that are notified of its changes. */
        devices: z.optional(z.int()),
      }),
    ),
  ),
  /** Tickets with a status page, which anybody with its code may read; absent from services of an older release. */
  statusPages: z.optional(
    z.array(z.object({ queueDailyCounterId: id, counter: z.int(), until: instant })),
  ),
  /** Tickets that the person gave away or received within the hour; absent from services of an older release. */
  ticketOffers: z.optional(
    z.array(
      z.object({
        queueDailyCounterId: id,
        counter: z.int(),
        isAccepted: z.boolean(),
        createdAt: instant,
        until: instant,
      }),
    ),
  ),
  /** How the person wanted to be notified about tickets; absent from services of an older release. */
  ticketNotices: z.optional(
    z.array(
      z.object({
        queueDailyCounterId: id,
        counter: z.int(),
        /** The push service of the browser that gets the messages. */
        pushService: z.nullable(z.string()),
        byEmail: z.boolean(),
        /** Absent from services of an older release. */
        byText: z.optional(z.boolean()),
        travelMinutes: z.nullable(z.int()),
        until: instant,
      }),
    ),
  ),
  /** S-08: the person's activity at merchants in the last 90 days. */
  activity: z.array(z.object({ merchantId: id, kind: z.string(), at: instant })),
  /** S-08: activity of colleagues that concerned the person's membership; absent from services of an older release. */
  activityAbout: z.optional(
    z.array(
      z.object({
        merchantId: id,
        kind: z.string(),
        givenRole: z.nullable(staffRoleSchema),
        at: instant,
      }),
    ),
  ),
  /** Unsent messages for or by the person; absent from services of an older release. */
  messages: z.optional(z.array(z.object({ kind: z.string(), merchantId: z.nullable(id) }))),
  lastMerchantId: z.nullable(id),
  /** API keys that the person created for merchants. */
  apiKeys: z.array(z.object({ merchantId: id, name: z.string(), createdAt: instant })),
});

/** Everything that the passes service stores about a person. */
export const personInPassesSchema = z.object({
  passes: z.array(z.looseObject({})),
  passOwners: z.array(namedSchema),
  checkIns: z.array(z.object({ merchantId: id, at: instant })),
  /** Passes that the person saved in a wallet; absent from services of an older release. */
  walletPasses: z.optional(
    z.array(
      z.object({
        passId: id,
        wallet: z.string(),
        savedAt: instant,
        /** Phones that are notified of its changes. */
        devices: z.int(),
      }),
    ),
  ),
});

export type PersonInQueues = z.infer<typeof personInQueuesSchema>;
export type PersonInPasses = z.infer<typeof personInPassesSchema>;
