import type { ErrorCode } from '@turno/shared-types';
import { MAPPED_TOAST_MS } from '@turno/shared-types/constants';

/** ERR-002: how long toasts about pass owners, and about several passes, stay; in milliseconds. */
export const PASS_OWNER_TOAST_MS = 5_000;
export const MORE_PASSES_TOAST_MS = 6_000;

/** Where an error is shown: as a toast, as an alert on the page, or at the field it concerns. */
export type ErrorDisplay =
  | { as: 'toast'; lifeMs: number }
  | { as: 'alert' }
  | { as: 'field'; field: string };

/** The text for an error without a code or message. */
export type Fallback = 'server' | 'refresh' | 'later' | 'facebook';

/** Maps a part of the server's English message to a code, for answers without one. */
type MessageRule = { has: string; code: ErrorCode };

export type ErrorArea = {
  display: ErrorDisplay;
  fallback: Fallback;
  /** Where to navigate, for every error or for these codes only. */
  leave?: { to: 'home' | 'sign-in'; for?: readonly ErrorCode[] };
  /** Codes that are shown in another way than the rest of the area. */
  except?: Partial<Record<ErrorCode, ErrorDisplay>>;
  /** The first rule that matches determines the code. */
  messages?: readonly MessageRule[];
  /** The code of every error of the area, whatever the answer says. */
  always?: ErrorCode;
};

const ALERT: ErrorDisplay = { as: 'alert' };
const TOAST: ErrorDisplay = { as: 'toast', lifeMs: MAPPED_TOAST_MS };
const OWNER_TOAST: ErrorDisplay = { as: 'toast', lifeMs: PASS_OWNER_TOAST_MS };
const DEAD_TOKEN: readonly ErrorCode[] = ['unauthorized', 'token_expired_or_wrong'];
const CLOSED: readonly MessageRule[] = [
  { has: 'merchant has already closed', code: 'merchant_closed' },
];
const pass = (display: ErrorDisplay): ErrorArea => ({
  display,
  fallback: 'server',
  messages: CLOSED,
});

/**
 * Where and how errors are shown (ERR-001 to ERR-030). Each code of the catalogue has its own text (ERR-024); a row here
 * says where the text is shown, for how long, and whether the page is left.
 */
export const ERROR_AREAS = {
  /** ERR-011, X-16: a protected page redirects to sign-in. */
  session: { display: ALERT, fallback: 'later', leave: { to: 'sign-in', for: DEAD_TOKEN } },
  /** ERR-005: one sentence for every reason, beneath the password. */
  'sign-in': {
    display: { as: 'field', field: 'password' },
    fallback: 'server',
    except: { rate_limited: ALERT, service_unavailable: ALERT, captcha_error: ALERT },
  },
  /** ERR-006 */
  'social-sign-in': { display: ALERT, fallback: 'facebook' },
  /** ERR-028 */
  'sign-up': {
    display: ALERT,
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
    display: { as: 'field', field: 'password' },
    fallback: 'server',
    except: { invalid_old_password: { as: 'field', field: 'oldPassword' } },
    messages: [
      { has: 'cannot be equal', code: 'equal_passwords' },
      { has: 'invalid', code: 'invalid_old_password' },
    ],
  },
  'password-reset': {
    display: ALERT,
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
  /** ERR-012, ERR-015: a public page that does not exist redirects home. */
  'public-merchant': { display: TOAST, fallback: 'server', leave: { to: 'home' } },
  /** ERR-013, ERR-014 */
  'merchant-area': { display: ALERT, fallback: 'later', leave: { to: 'home', for: DEAD_TOKEN } },
  /** ERR-010 */
  queue: { display: ALERT, fallback: 'refresh' },
  /** ERR-007 to ERR-010 */
  'line-up': {
    display: ALERT,
    fallback: 'refresh',
    messages: [
      { has: 'in this category', code: 'max_tickets_category' },
      { has: 'more than', code: 'max_tickets' },
      { has: 'closed', code: 'queue_closed' },
    ],
  },
  /** ERR-016 */
  ticket: { display: TOAST, fallback: 'server', leave: { to: 'home', for: ['ticket_not_found'] } },
  /** ERR-021: the name is taken; the page scrolls to the field. */
  'queue-create': {
    display: ALERT,
    fallback: 'server',
    except: { queue_already_exists: { as: 'field', field: 'name' } },
    messages: [{ has: 'already exists', code: 'queue_already_exists' }],
  },
  /** ERR-020, ERR-022 */
  'queue-save': {
    display: ALERT,
    fallback: 'server',
    except: { queue_already_exists: { as: 'field', field: 'name' } },
    messages: [{ has: 'have already people in queue', code: 'cannot_change_schedule' }],
  },
  /** MER-048 */
  'event-save': {
    display: TOAST,
    fallback: 'later',
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
  'undo-check-in': pass(TOAST),
} as const satisfies Record<string, ErrorArea>;

export type ErrorAreaName = keyof typeof ERROR_AREAS;
