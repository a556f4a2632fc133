import type { Outbox } from '@turno/kit';
import type { Locale } from '@turno/shared-types';

export const LETTER_KINDS = [
  'password-reset',
  'password-changed',
  'passkey-added',
  'passkey-removed',
  'account-deleted',
  'account-unused',
  'new-sign-in',
  'sign-in-blocked',
  'email-confirmation',
  'email-change',
  'email-change-requested',
  'email-in-use',
  'merchant-invitation',
  'franchise-invitation',
  'webhook-disabled',
  'calls-webhook-disabled',
  'merchant-closed',
  'merchant-handed-over',
  'merchant-taken-over',
  'staff-role-changed',
  'staff-removed',
  'ticket-notice',
] as const;
type LetterKind = (typeof LETTER_KINDS)[number];

/** A mail to be sent. Tokens of our own links are issued when the mail is composed, so that it contains no secret. */
export type Letter = {
  id: string;
  kind: LetterKind;
  userId: number;
  to: string;
  locale: Locale;
  writtenAt: Date;
  /** Where the link of a mail for another service leads. */
  path?: string;
  /** What replaces the `{name}` parts of the texts. */
  values?: Readonly<Record<string, string>>;
};

/** A mail is put here before the response announces it, and removed when it has been sent. */
export type MailOutbox = Outbox<Letter>;

const WAIT_SECONDS = [60, 120, 300, 900, 1_800, 3_600] as const;
const ABANDON_AFTER_MS = 24 * 3_600_000;

/** When a mail whose n-th try (from 0) starts now is due again, unless the try succeeds. */
export function nextMailTry(tries: number, now: Date): Date {
  const seconds = WAIT_SECONDS[tries] ?? 3_600;
  return new Date(now.getTime() + seconds * 1_000);
}

/** Whether a mail is too old to be of use. */
export function isMailAbandoned(writtenAt: Date, now: Date): boolean {
  return now.getTime() - writtenAt.getTime() > ABANDON_AFTER_MS;
}
