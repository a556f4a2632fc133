import type { EndReason, Locale } from '@turno/shared-types';
import type { WebhookItem } from '../webhooks/index.ts';

/** A message to the outside, delivered at least once. */
export type OutboxItem =
  | WebhookItem
  | {
      id: string;
      kind: 'next-call';
      merchantId: number;
      queueId: number;
      number: number;
      /** Of a show. */
      time?: string;
      at: Date;
    }
  | { id: string; kind: 'notices'; merchantId: number; counterId: number; paused: boolean }
  | {
      id: string;
      kind: 'notice';
      merchantId: number;
      queueId: number;
      userId: number;
      counterId: number;
      number: number;
      paused: boolean;
    }
  | {
      id: string;
      kind: 'ticket-ended';
      merchantId: number;
      queueId: number;
      userId: number;
      counterId: number;
      number: number;
      reason: EndReason;
    }
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
      /** The owner who is told. */
      userId: number;
      /** `null` for the webhook of calls, whose address merchants do not see (QUE-047). */
      url: string | null;
      locale: Locale;
    };

/** What the managers of a merchant are mailed. */
export type ManagerMail = Extract<OutboxItem, { kind: 'manager-invitation' | 'webhook-disabled' }>;
