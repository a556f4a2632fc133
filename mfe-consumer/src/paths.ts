/** Every route of this remote, in the router's syntax. */
export const ROUTES = {
  home: '/',
  scan: '/q/:vanity',
  merchant: '/m/:vanity',
  freeAccess: '/free-access/:vanity',
  freeAccessQueue: '/free-access/:vanity/:queueId',
  events: '/events/:vanity',
  passMode: '/aq/:vanity',
  passModeQueue: '/aq/:vanity/:queueId',
  bookQueue: '/book-queue/:merchantId/:queueId',
  passTicket: '/show-pass/:merchantId/:queueId',
  eventTicket: '/show-event-ticket/:merchantId/:queueId/:dailyQueueId',
  takeNumber: '/take-number/:merchantId/:queueId',
  reservation: '/reservation/:merchantId/:queueId',
  myQueues: '/user-queues',
  myTickets: '/my-tickets',
  ticketPasses: '/ticket-passes/:passOwnerId',
  signIn: '/signin',
  signUp: '/signup',
  changePassword: '/change-password',
  resetPassword: '/reset-password/:redeemToken',
  confirmEmail: '/confirm-email/:token',
  ticketOffer: '/ticket-offer/:token',
  account: '/account',
  /** SHL-006 */
  profile: '/profile',
} as const;

/** Paths that belong to another remote or to the shell. */
export const MERCHANT_HOME_PATH = '/manage-merchant';
export const STAFF_PASSES_PATH = '/scan-create-pass';
export const ADD_MERCHANT_PATH = '/add-merchant';

export function merchantPath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}

export function scanPath(vanity: string): string {
  return `/q/${encodeURIComponent(vanity)}`;
}

export function takeNumberPath(merchantId: number, queueId: number): string {
  return `/take-number/${merchantId}/${queueId}`;
}

export function passModePath(vanity: string): string {
  return `/aq/${encodeURIComponent(vanity)}`;
}

export function freeAccessPath(vanity: string, queueId?: number): string {
  const ofQueue = queueId === undefined ? '' : `/${queueId}`;
  return `/free-access/${encodeURIComponent(vanity)}${ofQueue}`;
}

export function eventsPath(vanity: string): string {
  return `/events/${encodeURIComponent(vanity)}`;
}

export function bookQueuePath(merchantId: number, queueId: number): string {
  return `/book-queue/${merchantId}/${queueId}`;
}

export function ticketPassesPath(passOwnerId: number): string {
  return `/ticket-passes/${passOwnerId}`;
}

export function ticketOfferPath(token: string): string {
  return `/ticket-offer/${token}`;
}

/** CON-069: the path of the wallet with the scanner or the code field open. */
export function addPassPath(way: 'scan' | 'manual'): string {
  return `/my-tickets?open=${way}`;
}
