import type { Locale, StaffRole } from '@turno/shared-types';
import type { NoticeKind } from '@turno/shared-types/notices';
import type { WebhookItem } from '../webhooks/index.ts';

/** A message to a person who waits, through one channel. */
export type NoticeItem = {
  id: string;
  kind: 'notice-push' | 'notice-mail' | 'notice-text';
  /** The subscription for which it was created; once that has ended, the item is not sent. */
  subscriptionId: string;
  userId: number;
  merchantId: number;
  about: NoticeKind;
  at: Date;
};

/** A message to the outside, delivered at least once. */
export type OutboxItem =
  | WebhookItem
  | {
      id: string;
      kind: 'next-call';
      merchantId: number;
      queueId: number;
      number: number;
      /** The time of a show. */
      time?: string;
      at: Date;
    }
  | NoticeItem
  | { id: string; kind: 'manager-invitation'; merchantId: number; invitationId: string }
  | {
      id: string;
      kind: 'franchise-invitation';
      franchisingId: number;
      email: string;
      invitedBy: number;
      locale: Locale;
    }
  | {
      id: string;
      kind: 'webhook-disabled';
      merchantId: number;
      /** The owner who gets the mail. */
      userId: number;
      /** `null` for the webhook of calls, whose address merchants do not see (QUE-047). */
      url: string | null;
      locale: Locale;
    }
  /** S-08: informs an owner that the merchant was closed for good. */
  | { id: string; kind: 'merchant-closed'; merchantId: number; userId: number }
  /** S-08: informs the previous and the new owner that the merchant was handed over. */
  | {
      id: string;
      kind: 'merchant-handed-over';
      merchantId: number;
      userId: number;
      isOwner: boolean;
    }
  /** S-08: informs a person of another role, or of being removed from the team (`null`). */
  | {
      id: string;
      kind: 'staff-changed';
      merchantId: number;
      userId: number;
      role: StaffRole | null;
    };

/** The mails to managers of a merchant. */
export type ManagerMail = Extract<
  OutboxItem,
  {
    kind:
      | 'manager-invitation'
      | 'webhook-disabled'
      | 'merchant-closed'
      | 'merchant-handed-over'
      | 'staff-changed';
  }
>;
