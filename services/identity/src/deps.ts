import type { BusEvent, Role, TokenScope } from '@turno/shared-types';
import type { BotCheck } from './bot-check/bot-check.ts';
import type { Facebook } from './facebook/facebook.ts';
import type { Mail } from './mail/mail.ts';
import type { Passwords } from './passwords/hashing.ts';
import type { People } from './personal-data/clients.ts';
import type { Store } from './store.ts';

export type AccessClaims = { userId: number; sessionId: string; role: Role; scope: TokenScope };

/** Everything the rooms need from outside: made once in main, and from real parts in tests. */
export type Deps = {
  now: () => Date;
  newUserId: () => number;
  newSessionId: () => string;
  store: Store;
  passwords: Passwords;
  botCheck: BotCheck;
  /** `false` only with BOT_CHECK=off, never in production. */
  isBotCheckRequired: boolean;
  signAccessToken(claims: AccessClaims, expiresInSeconds: number): Promise<string>;
  /** `null` when no Facebook app is configured. */
  facebook: Facebook | null;
  /** Base URL of the pages. */
  pageUrl: string;
  people: People;
  mail: Pick<Mail, 'send'>;
  publish(event: BusEvent): Promise<void>;
};
