import type { ErrorCode } from '@turno/shared-types';
import { MAPPED_TOAST_MS } from '@turno/shared-types/constants';

/** ERR-002: what is told about a pass owner stays longer; that several passes were found, longest. */
export const PASS_OWNER_TOAST_MS = 5_000;
export const MORE_PASSES_TOAST_MS = 6_000;

/** Where a failure is told: in passing, in its place, or at the field that is to blame. */
export type Telling =
  | { as: 'toast'; lifeMs: number }
  | { as: 'alert' }
  | { as: 'field'; field: string };

/** What is said where neither the answer nor its code says anything. */
export type Fallback = 'server' | 'refresh' | 'later' | 'facebook';

/** A piece of the server's fixed English message, for an answer without a code of ours. */
type MessageRule = { has: string; code: ErrorCode };

export type ErrorArea = {
  tell: Telling;
  fallback: Fallback;
  /** What cannot be stayed on is left, in any case or for these codes. */
  leave?: { to: 'home' | 'sign-in'; for?: readonly ErrorCode[] };
  /** Codes that are told elsewhere than the rest of the area. */
  except?: Partial<Record<ErrorCode, Telling>>;
  /** The first that fits stands for the code. */
  messages?: readonly MessageRule[];
  /** What every failure of the area is, whatever the answer says. */
  always?: ErrorCode;
};

const ALERT: Telling = { as: 'alert' };
const TOAST: Telling = { as: 'toast', lifeMs: MAPPED_TOAST_MS };
const OWNER_TOAST: Telling = { as: 'toast', lifeMs: PASS_OWNER_TOAST_MS };
const DEAD_TOKEN: readonly ErrorCode[] = ['unauthorized', 'token_expired_or_wrong'];
const CLOSED: readonly MessageRule[] = [
  { has: 'merchant has already closed', code: 'merchant_closed' },
];
const pass = (tell: Telling): ErrorArea => ({ tell, fallback: 'server', messages: CLOSED });

/**
 * The one table of where and how failures are told (ERR-001 to ERR-030). A code of the catalogue has its own words
 * (ERR-024); a row here says where they stand, how long, and whether the page is left.
 */
export const ERROR_AREAS = {
  /** ERR-011, X-16: on a protected page sign-in comes in its place. */
  session: { tell: ALERT, fallback: 'later', leave: { to: 'sign-in', for: DEAD_TOKEN } },
  /** ERR-005: one sentence for every reason, beneath the password. */
  'sign-in': {
    tell: { as: 'field', field: 'password' },
    fallback: 'server',
    except: { rate_limited: ALERT, service_unavailable: ALERT, captcha_error: ALERT },
  },
  /** ERR-006 */
  'social-sign-in': { tell: ALERT, fallback: 'facebook' },
  /** ERR-028 */
  'sign-up': {
    tell: ALERT,
    fallback: 'server',
    except: {
      email_already_in_use: { as: 'field', field: 'email' },
      invalid_email: { as: 'field', field: 'email' },
      franchise_email_required: { as: 'field', field: 'email' },
      password_too_short: { as: 'field', field: 'password' },
      password_too_common: { as: 'field', field: 'password' },
    },
  },
  /** ERR-017 */
  'password-change': {
    tell: { as: 'field', field: 'password' },
    fallback: 'server',
    except: { invalid_old_password: { as: 'field', field: 'oldPassword' } },
    messages: [
      { has: 'cannot be equal', code: 'equal_passwords' },
      { has: 'invalid', code: 'invalid_old_password' },
    ],
  },
  'password-reset': {
    tell: ALERT,
    fallback: 'server',
    except: {
      password_too_short: { as: 'field', field: 'password' },
      password_too_common: { as: 'field', field: 'password' },
      equal_passwords: { as: 'field', field: 'password' },
    },
    messages: [
      { has: 'cannot be equal', code: 'equal_passwords' },
      { has: 'unauthorized', code: 'user_not_found' },
    ],
  },
  /** ERR-012, ERR-015: a public page of nothing leads home. */
  'public-merchant': { tell: TOAST, fallback: 'server', leave: { to: 'home' } },
  /** ERR-013, ERR-014 */
  'merchant-area': { tell: ALERT, fallback: 'later', leave: { to: 'home', for: DEAD_TOKEN } },
  /** ERR-010 */
  queue: { tell: ALERT, fallback: 'refresh' },
  /** ERR-007 to ERR-010 */
  'line-up': {
    tell: ALERT,
    fallback: 'refresh',
    messages: [
      { has: 'in this category', code: 'max_tickets_category' },
      { has: 'more than', code: 'max_tickets' },
      { has: 'closed', code: 'queue_closed' },
    ],
  },
  /** ERR-016 */
  ticket: { tell: TOAST, fallback: 'server', leave: { to: 'home', for: ['ticket_not_found'] } },
  /** ERR-021: the name is taken; the field is scrolled to. */
  'queue-create': {
    tell: ALERT,
    fallback: 'server',
    except: { queue_already_exists: { as: 'field', field: 'name' } },
    messages: [{ has: 'already exists', code: 'queue_already_exists' }],
  },
  /** ERR-020, ERR-022 */
  'queue-save': {
    tell: ALERT,
    fallback: 'server',
    except: { queue_already_exists: { as: 'field', field: 'name' } },
    messages: [{ has: 'have already people in queue', code: 'cannot_change_schedule' }],
  },
  /** ERR-023 */
  next: pass(TOAST),
  'next-webhook': pass(TOAST),
  /** ERR-018 */
  'pass-details': pass(ALERT),
  'ticket-passes': pass(ALERT),
  'pass-types': pass(ALERT),
  'creating-passes': pass(ALERT),
  sharing: pass(TOAST),
  redeem: pass(TOAST),
  association: pass(TOAST),
  'scan-code': pass(TOAST),
  'scan-code-list': pass(ALERT),
  'create-pass-owner': pass(OWNER_TOAST),
  /** ERR-019 */
  'pass-owner-update': pass(OWNER_TOAST),
  'check-in': pass(ALERT),
} as const satisfies Record<string, ErrorArea>;

export type ErrorAreaName = keyof typeof ERROR_AREAS;
