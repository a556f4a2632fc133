type ErrorRow = { readonly status: number; readonly message: string };

/**
 * Every API error of the services: HTTP status and fixed English message.
 * Screens translate the code; `{name}` parts are filled from the error's payload.
 */
export const ERRORS = {
  validation_error: { status: 400, message: 'Invalid request' },
  unauthorized: { status: 401, message: 'unauthorized' },
  token_expired_or_wrong: { status: 401, message: 'Token expired or wrong' },
  forbidden: { status: 403, message: 'Forbidden' },
  client_key_wrong: { status: 403, message: 'Client key not known' },
  not_found: { status: 404, message: 'Not found' },
  method_not_allowed: { status: 405, message: 'Method not allowed' },
  payload_too_large: { status: 413, message: 'Request too large' },
  unsupported_media_type: { status: 415, message: 'The body must be JSON' },
  rate_limited: { status: 429, message: 'Too many requests' },
  internal_server_error: { status: 500, message: 'Internal server error' },
  service_unavailable: { status: 503, message: 'Service unavailable, try again' },

  invalid_credentials: { status: 422, message: 'user not found or wrong password' },
  email_already_in_use: { status: 409, message: 'e-mail already in use' },
  captcha_error: { status: 422, message: 'Captcha error' },
  password_too_short: { status: 422, message: 'The password is too short' },
  invalid_email: { status: 422, message: 'The e-mail address is not well formed' },
  invalid_role: { status: 422, message: 'The role is not valid' },
  captcha_key_missing: { status: 404, message: 'Recaptcha Key not set.' },
  password_too_common: { status: 422, message: 'The password is too common' },
  invalid_old_password: { status: 422, message: 'invalid-old' },
  equal_passwords: { status: 422, message: 'New password cannot be equal to the old one' },
  user_not_found: { status: 404, message: 'user not found' },
  link_expired: { status: 410, message: 'The link is unknown or has expired' },
  link_used: { status: 409, message: 'The link was used already' },
  email_already_verified: { status: 409, message: 'The e-mail address is confirmed already' },
  session_complete: { status: 422, message: 'The session is complete already' },

  facebook_signin_error: { status: 422, message: 'Facebook signin error.' },
  use_facebook_signin: { status: 422, message: 'use facebook to sign in' },
  facebook_account: { status: 422, message: 'account registered with facebook' },
  signin_too_old: { status: 422, message: 'Sign in again first' },
  passkey_not_accepted: { status: 422, message: 'The passkey was not accepted' },
  passkey_challenge_expired: { status: 422, message: 'The passkey request has expired' },
  passkey_needs_account: { status: 422, message: 'Guests have no passkeys' },
  passkeys_exceeded: { status: 422, message: 'No more than {n} passkeys' },
  last_sign_in_method: { status: 422, message: 'The last way to sign in stays' },
  last_owner: { status: 422, message: 'The account alone owns a merchant' },
  manager_not_found: { status: 404, message: 'Manager not found' },
  managers_exceeded: { status: 422, message: 'No more than {n} managers' },
  already_manager: { status: 409, message: 'This person manages the merchant already' },
  other_owners: { status: 422, message: 'Other people own the merchant too' },
  merchant_account_required: { status: 422, message: 'An account for managers is needed' },
  invitations_exceeded: { status: 422, message: 'No more than {n} invitations in a day' },
  invitation_not_found: { status: 404, message: 'Invitation not found' },
  invitation_expired: { status: 410, message: 'The invitation has expired' },
  invitation_revoked: { status: 410, message: 'The invitation was revoked' },
  invitation_used: { status: 409, message: 'The invitation was used already' },
  invitation_other_account: {
    status: 403,
    message: 'The invitation is for another e-mail address',
  },
  merchant_closed_for_good: { status: 410, message: 'The merchant has closed for good' },

  merchant_not_found: { status: 404, message: 'Merchant not found' },
  franchising_not_found: { status: 404, message: 'Franchising not found' },
  category_not_found: { status: 404, message: 'Category not found' },
  place_not_found: { status: 404, message: 'Place not found' },
  places_unavailable: { status: 502, message: 'Places cannot be looked up now' },
  email_not_verified: { status: 403, message: 'Confirm the e-mail address first' },
  merchant_already_exists: { status: 409, message: 'already exists' },
  franchise_invitation_invalid: {
    status: 410,
    message: 'The invitation is unknown, used or has expired',
  },
  franchise_email_required: { status: 422, message: 'An e-mail of the franchise is needed' },
  opening_not_found: { status: 404, message: 'Opening not found' },
  opening_time_invalid: { status: 422, message: 'The opening times are not valid' },
  opening_slots_exceeded: { status: 422, message: 'No more than 2 slots in a day' },
  opening_date_exists: { status: 422, message: 'Date already present' },
  desk_not_found: { status: 404, message: 'Desk not found' },
  desks_exceeded: { status: 422, message: 'No more than {n} desks' },
  device_unknown: { status: 401, message: 'The screen is not paired' },
  device_code_unknown: { status: 422, message: 'No screen shows this code' },
  device_not_found: { status: 404, message: 'Screen not found' },
  device_changed: { status: 409, message: 'Somebody else changed the screen meanwhile' },
  devices_exceeded: { status: 422, message: 'No more than {n} screens' },
  api_key_not_found: { status: 404, message: 'API key not found' },
  api_keys_exceeded: { status: 422, message: 'No more than {n} API keys' },
  webhook_not_found: { status: 404, message: 'Webhook not found' },
  webhooks_exceeded: { status: 422, message: 'No more than {n} webhooks' },
  webhook_address_invalid: { status: 422, message: 'A webhook needs a public https address' },
  delivery_not_found: { status: 404, message: 'Delivery not found' },
  queue_not_found: { status: 404, message: 'Queue not found' },
  ticket_not_found: { status: 404, message: 'Ticket not found' },
  ticket_not_transferable: { status: 422, message: 'This ticket cannot change hands' },

  already_in_queue: { status: 422, message: 'You already have a ticket in this queue' },
  max_tickets: { status: 422, message: 'You cannot have more than {n} tickets' },
  max_tickets_category: {
    status: 422,
    message: 'You cannot have more than {n} tickets in this category',
  },
  queue_closed: { status: 422, message: 'The queue is closed' },
  queue_not_supported: { status: 422, message: 'Queue not supported (list only)' },
  queue_not_closed: { status: 422, message: 'The queue is not closed' },
  lineup_not_open: { status: 422, message: 'You can queue from {startTime}' },
  too_late_today: {
    status: 422,
    message: 'The next number would most likely not be called before closing',
  },
  pax_count_invalid: { status: 422, message: 'The party size is not valid for this queue' },
  slot_not_bookable: { status: 422, message: 'This time cannot be booked now' },
  slot_full: { status: 422, message: 'This time is fully booked' },
  event_ticket_already_exists: { status: 409, message: 'Event ticket already exists' },
  invalid_phone: { status: 422, message: 'The phone number is not well formed' },
  empty_list: { status: 422, message: 'Empty list' },
  pass_owner_not_found: { status: 404, message: 'Pass owner not found' },
  pass_not_found: { status: 404, message: 'Pass not found' },
  pass_type_not_found: { status: 404, message: 'Pass type not found' },
  pass_types_exceeded: { status: 422, message: 'No more than {n} pass types' },
  pass_count_invalid: { status: 422, message: 'The number of passes is not valid' },
  pass_already_created: { status: 422, message: 'Pass already created' },
  pass_token_expired_or_wrong: { status: 422, message: 'Token expired or wrong' },
  pass_incompatible: { status: 422, message: 'Pass incompatible' },
  pass_not_accepted: { status: 422, message: 'The pass is not accepted here' },
  pass_not_usable: { status: 422, message: 'The pass is not usable now' },
  pass_used_up: { status: 422, message: 'No uses left on this pass today' },
  pass_no_uses_left: { status: 422, message: 'No uses left on this pass' },
  pass_expired: { status: 422, message: 'The pass has expired' },
  pass_outside_hours: { status: 422, message: 'The pass is not valid at this hour' },
  pass_entered_recently: { status: 422, message: 'The pass entered a short time ago' },
  pass_usages_pending: { status: 422, message: 'Pass usages still pending' },
  code_not_valid: { status: 422, message: 'Code not valid' },
  codes_not_valid: { status: 422, message: 'Codes not valid' },
  not_fast_track_media_code: { status: 422, message: 'Not a Fast Track' },
  specific_pass_not_associable: { status: 422, message: 'Fast Track not assignable to a new name' },
  similar_pass_already_active: { status: 422, message: 'Similar pass already active' },
  pass_types_error: { status: 500, message: 'Cannot read pass types' },
  pass_already_entered: { status: 422, message: 'Pass already entered' },
  name_exists: { status: 422, message: 'Name exists' },
  passes_not_redeemable: { status: 422, message: 'Passes not redeemable' },
  invalid_checkin_mode: { status: 422, message: 'Wrong check-in mode' },
  select_at_least_one_name: { status: 422, message: 'Select at least one name' },
  missing_pass_dependency: { status: 422, message: 'Missing pass dependency' },
  merchant_cannot_line_up: { status: 403, message: 'Merchants do not take tickets' },
  idempotency_key_reused: {
    status: 422,
    message: 'The idempotency key belongs to another request',
  },

  no_tickets_in_queues: { status: 422, message: 'No tickets in queues' },
  too_early: { status: 422, message: 'It is too early to serve this queue' },
  queue_already_exists: { status: 409, message: 'already exists' },
  multi_queue_exists: { status: 422, message: 'only one multi queue allowed' },
  queue_name_invalid: { status: 422, message: 'The queue name is not valid' },
  capacity_invalid: { status: 422, message: 'The capacity must be a positive number' },
  cannot_change_schedule: { status: 422, message: 'have already people in queue' },
  people_in_queue: { status: 422, message: 'not while people are in the queue' },
  queue_running: { status: 422, message: 'not while the queue runs' },
  merchant_closed: { status: 422, message: 'The merchant has already closed' },
  skip_not_allowed: { status: 422, message: 'Skipping is switched off' },
  wallet_not_configured: { status: 404, message: 'This wallet is not offered' },
  webhook_not_configured: { status: 422, message: 'No next webhook is configured' },

  ticket_not_processable: { status: 422, message: 'Ticket not processable' },
  ticket_of_another_day: { status: 422, message: 'The ticket is for another day: {date}' },
  too_late: { status: 422, message: 'It is too late: the call is more than {n} seconds old' },
  ticket_not_valid: { status: 422, message: 'Ticket not valid' },
  undo_too_late: { status: 422, message: 'The entry is more than {n} seconds old' },
  ticket_already_scanned: { status: 422, message: 'Ticket already scanned' },
  qr_expired: { status: 422, message: 'QR expired' },
  qr_invalid: { status: 422, message: 'QR not recognized' },
} as const satisfies Record<string, ErrorRow>;

export type ErrorCode = keyof typeof ERRORS;

/** The body of every error response (G-23). */
export type ErrorBody = {
  error_code: ErrorCode;
  message: string;
  error: ErrorCode;
  errors: { message: string; field: string | null }[];
  payload: Record<string, unknown> | null;
};

/** Whether a received value is a code of the catalogue. */
export function isErrorCode(value: unknown): value is ErrorCode {
  return typeof value === 'string' && Object.hasOwn(ERRORS, value);
}

/** The fixed message of a code with its `{name}` parts filled in from the payload. */
export function errorMessage(code: ErrorCode, payload: Record<string, unknown> | null): string {
  return ERRORS[code].message.replace(/\{(\w+)\}/g, (part, name: string) =>
    payload && Object.hasOwn(payload, name) ? String(payload[name]) : part,
  );
}
