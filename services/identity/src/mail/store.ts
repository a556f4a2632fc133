import type { Outbox } from '@turno/kit';
import type { Locale } from '@turno/shared-types';

/** A mail to be sent. It contains no secret: the token of a link is issued when the mail is composed. */
export type Letter = {
  id: string;
  kind: 'password-reset' | 'password-changed';
  userId: number;
  to: string;
  locale: Locale;
  writtenAt: Date;
};

/** A mail is put here before the response announces it, and removed when it has been sent. */
export type MailOutbox = Outbox<Letter>;
