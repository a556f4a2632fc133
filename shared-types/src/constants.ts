/** CST-001: tickets one user may hold at the same time. */
export const MAX_TICKETS_PER_USER = 8;
/** CST-002 */
export const MERCHANTS_PER_PAGE = 20;
/** G-46: the largest page a list answers. */
export const MAX_PER_PAGE = 100;
/** CST-003: how often a screen asks again when live updates are not to be had. */
export const TICKET_POLL_MS = 5_000;
export const MERCHANT_POLL_MS = 5_000;
export const HOME_POLL_MS = 30_000;
export const VERSION_POLL_MS = 60_000;
/** CST-004: how long a called ticket may be checked in where neither franchising nor merchant says. */
export const TICKET_EXPIRES_SECONDS = 300;
/** CST-004, X-04: the least life of the signature in a ticket's QR code. */
export const QR_EXPIRY_SECONDS = 600;
/** CST-007 */
export const WAIT_AS_CLOCK_TIME_SECONDS = 1_800;
export const MIN_WAITING_SECONDS = 60;
/** CST-008: from here on the opening time is hinted at on a ticket. */
export const OPENING_HINT_SECONDS = 3_600;
/** CST-014 */
export const REDIRECT_MS = 1_000;
export const BOARD_FLASH_MS = 1_000;
export const BOARD_FIRST_LOAD_MS = 800;
/** CST-015 */
export const ENTRANCE_SCAN_DELAY_MS = 500;
export const TOAST_MS = 3_000;
export const MAPPED_TOAST_MS = 2_000;
/** CST-016: side of a ticket's QR code, in CSS pixels. */
export const TICKET_QR_PX = 165;
/** CST-017: the search starts beyond this many characters; a password has at least eight. */
export const SEARCH_MIN_LENGTH = 2;
export const PASSWORD_MIN_LENGTH = 8;
/** CON-013 */
export const SEARCH_DEBOUNCE_MS = 500;
/** CST-019: a queue may be served this long before the day's first opening. */
export const NEXT_BEFORE_OPENING_SECONDS = 300;
/** CST-021 */
export const DEFAULT_WAITING_SECONDS = 300;
/** CST-024: a ticket number longer than this gets the narrow style. */
export const LONG_NUMBER_LENGTH = 3;
/** G-31 */
export const DEFAULT_TIME_ZONE = 'Europe/Rome';
/** SHL-029 */
export const LOCALES = ['it', 'en', 'es', 'de'] as const;
export const DEFAULT_LOCALE = 'it';
