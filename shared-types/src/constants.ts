/** CST-001: tickets one user may hold at the same time. */
export const MAX_TICKETS_PER_USER = 8;
/** CST-002 */
export const MERCHANTS_PER_PAGE = 20;
export const TICKETS_PER_PAGE = 20;
export const TICKET_SEARCH_PER_PAGE = 50;
/** G-46: the largest page that a list returns. */
export const MAX_PER_PAGE = 100;
/** CST-003: how often a screen polls while live updates are unavailable. */
export const TICKET_POLL_MS = 5_000;
export const MERCHANT_POLL_MS = 5_000;
export const HOME_POLL_MS = 30_000;
export const VERSION_POLL_MS = 60_000;
/** CST-004: how long a called ticket may be checked in, unless franchising or merchant set another time. */
export const TICKET_EXPIRES_SECONDS = 300;
/** CST-004, X-04: the minimum lifetime of the signature in a ticket's QR code. */
export const QR_EXPIRY_SECONDS = 600;
/** CST-007 */
export const WAIT_AS_CLOCK_TIME_SECONDS = 1_800;
export const MIN_WAITING_SECONDS = 60;
/** CST-008: this long before opening a ticket shows the opening time. */
export const OPENING_HINT_SECONDS = 3_600;
/** CST-008: a ticket of a free-mode queue moves to the past this long after it expired. */
export const PAST_TICKET_SECONDS = 1_800;
/** CST-008: how close to its opening a queue must be to show that more people came than it serves at once. */
export const STOP_CAPACITY_SECONDS = 3_600;
/** CST-005, X-24: how long after its start a slot is shown to the public and to the business, and its ticket stays current. */
export const EVENT_PUBLIC_HIDE_SECONDS = 900;
export const EVENT_BUSINESS_HIDE_SECONDS = 300;
export const EVENT_TICKET_KEEP_SECONDS = 300;
/** CST-006, QUE-081: defaults of an event. */
export const EVENT_DURATION_SECONDS = 1_800;
export const EVENT_OPENING_SECONDS = 1_800;
export const EVENT_BOOKING_SECONDS = 1_800;
/** The length of a visit: how often an open page restores its session, and at most how often identity extends a session. */
export const VISIT_SECONDS = 6 * 3_600;
/** How long before a show its bookings or its entrance may open, at most. */
export const LONGEST_LEAD_SECONDS = 7 * 86_400;
export const EVENT_PAX_PRESETS: readonly number[] = [10, 30, 40];
/** CST-006: the slot times on offer, and the longest duration on offer. */
export const EVENT_SLOT_TIMES: readonly string[] = [
  '19:00',
  '19:15',
  '19:30',
  '19:45',
  '20:00',
  '20:15',
  '20:30',
  '20:45',
  '21:00',
];
export const EVENT_DURATION_MAX_HOURS = 10;
/** CST-009: each party size up to this one has a button. */
export const PAX_BUTTONS = 6;
/** CST-009, X-08: the possible ends of the list of larger parties. */
export const PAX_EXTRA_ENDS = [12, 15] as const;
/** CST-010: the party sizes of a multi-queue's four children, as filters of tickets. */
export const PAX_GROUPS: readonly { minPax: number; maxPax: number }[] = [
  { minPax: 1, maxPax: 2 },
  { minPax: 3, maxPax: 4 },
  { minPax: 5, maxPax: 6 },
  { minPax: 7, maxPax: 50 },
];
/** CST-011: how long before opening people may join, in seconds; -1 is no limit, 0 from opening. */
export const LINE_UP_LIMITS: readonly number[] = [
  -1, 0, 1_800, 3_600, 5_400, 7_200, 10_800, 14_400,
];
/** CST-012: average waits to choose from, in seconds: 1 to 30, 40, 50, then minutes up to an hour. */
export const AVERAGE_WAIT_OPTIONS: readonly number[] = [
  ...Array.from({ length: 30 }, (_, index) => index + 1),
  40,
  50,
  ...Array.from({ length: 10 }, (_, index) => (index + 1) * 60),
  ...Array.from({ length: 9 }, (_, index) => (index * 5 + 15) * 60),
  3_600,
];
/** CST-013: how long a spinner stays at least, so that a short wait is noticed: by default, for a search, for a board. */
export const SPINNER_MS = 600;
export const SEARCH_SPINNER_MS = 400;
export const BOARD_FIRST_LOAD_MS = 800;
/** CST-014: how long a page shows that it leads to another queue, or to the target of a scanned code. */
export const REDIRECT_MS = 1_000;
/** CST-014: how long after a scan a page reads again. */
export const SCAN_RELOAD_MS = 500;
/** how long a removed opening slot fades. */
export const OPENING_DROP_MS = 500;
/** How long a call flashes on a board. */
export const BOARD_FLASH_MS = 1_000;
/** DIS-006: how many recent calls a board can still announce after a lost connection. */
export const RECENT_CALLS = 24;
/** How many of the next numbers are shown. */
export const NEXT_NUMBERS = 3;
/** CST-015 */
export const CODES_SCAN_DELAY_MS = 800;
export const ENTRANCE_SCAN_DELAY_MS = 500;
export const TOAST_MS = 3_000;
export const MAPPED_TOAST_MS = 2_000;
/** CST-016: sides of QR codes, of a ticket and of shared passes, in CSS pixels. */
export const TICKET_QR_PX = 165;
export const PASS_QR_PX = 300;
/** CST-017 */
export const QUEUE_NAME_MIN_LENGTH = 3;
/** shorter texts are not codes; ours have ten characters. */
export const PASS_CODE_MIN_LENGTH = 4;
/** CST-017: a search starts beyond this many characters; a password has at least eight. */
export const SEARCH_MIN_LENGTH = 2;
export const PASSWORD_MIN_LENGTH = 8;
/** Limits the work of hashing a password. */
export const PASSWORD_MAX_LENGTH = 200;
/** CON-013 */
export const SEARCH_DEBOUNCE_MS = 500;
/** CST-018, QUE-021: the number of slots per day, and the slots that are offered first. */
export const OPENING_SLOTS_PER_DAY = 2;
export const DEFAULT_DAY_SLOT = { start: '09:00', end: '20:00' };
export const NEW_SPECIAL_SLOT = { start: '09:00', end: '13:00' };
export const ADDED_SPECIAL_SLOT = { start: '16:00', end: '20:00' };
/** G-29: the interval of the times on offer in minutes, up to 24:00. */
export const OPENING_TIME_STEP_MINUTES = 15;
/** CST-019: a queue may be served this long before the day's first opening. */
export const NEXT_BEFORE_OPENING_SECONDS = 300;
/** S-21: how long after a call it may be taken back. */
export const TAKE_BACK_SECONDS = 10;
/** S-21: behind how many waiting tickets a called one is put back by default, and at most. */
export const PUT_BACK_BEHIND = 3;
export const MAX_PUT_BACK_BEHIND = 50;
/** PAS-036: how long a token that shares passes is valid. */
export const SHARE_TOKEN_SECONDS = 600;
/** How long after an entry staff can undo it. */
export const UNDO_ENTRY_SECONDS = 30;
/** Why staff undo an entry. */
export const UNDO_REASONS = ['wrong_ticket', 'wrong_pax_count', 'turned_back', 'other'] as const;
/** How long after the last slot of a day staff can finish the people who wait, when midnight is nearer (S-04). */
export const FINISHING_SECONDS = 7_200;
/** CST-021 */
export const DEFAULT_WAITING_SECONDS = 300;
export const DEFAULT_CAPACITY = 1;
/** QUE-031, CST-021: the party sizes of a multi-queue's four children; the last one is open-ended. */
export const MULTI_QUEUE_SIZES = [
  { minPax: 1, maxPax: 2 },
  { minPax: 3, maxPax: 4 },
  { minPax: 5, maxPax: 6 },
  { minPax: 7, maxPax: null },
] as const;
/** CST-009: the largest party of an ordinary queue by default. */
export const DEFAULT_MAX_PAX = 15;
/** CST-022: no franchising is configured. */
export const NO_FRANCHISE_ID = 0;
/** G-41: a business with this word in its name belongs to the franchising and proves it by an e-mail address of its domains. */
export const FRANCHISE_RULE = {
  word: 'carrefour',
  domains: ['carrefour.com', 'carrefour.it'],
  franchisingId: 1,
};
/** CST-024: a ticket number with more characters gets the narrow style. */
export const LONG_NUMBER_LENGTH = 3;
/** G-31 */
export const DEFAULT_TIME_ZONE = 'Europe/Rome';
/** SHL-029 */
export const LOCALES = ['it', 'en', 'es', 'de'] as const;
export const DEFAULT_LOCALE = 'it';
/** The cookie with the language that the person chose, for the server of the pages. */
export const LOCALE_COOKIE = 'turno-locale';
/** The cookie with a visitor's canary bucket. */
export const CANARY_BUCKET_COOKIE = 'turno-canary';
/** The brand's colour where no style sheet applies: mails and wallet passes. */
export const BRAND_COLOUR = '#1f3fd1';
/** The longest name of a gate. */
export const MAX_GATE_LENGTH = 40;
/** The longest range of a report. */
export const MAX_REPORT_DAYS = 92;

/** Nobody plans a journey of more than ten hours by the number of a queue. */
export const MAX_TRAVEL_MINUTES = 600;

/** The address of the service worker at the root, so that its scope is the whole site. */
export const SERVICE_WORKER_PATH = '/service-worker.js';

/** The parameter in an address of the shell that names the version of a remote for members of the team. */
export const WANTED_PARAMETER = 'remote';
