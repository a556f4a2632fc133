/** Every route of this remote, in the router's syntax. */
export const ROUTES = {
  home: '/',
  scan: '/q/:vanity',
  merchant: '/m/:vanity',
  takeNumber: '/take-number/:merchantId/:queueId',
  reservation: '/reservation/:merchantId/:queueId',
  myQueues: '/user-queues',
  signIn: '/signin',
  /** SHL-006 */
  profile: '/profile',
} as const;

/** Paths that another remote or the shell answers. */
export const MERCHANT_HOME_PATH = '/manage-merchant';

export function merchantPath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}

export function scanPath(vanity: string): string {
  return `/q/${encodeURIComponent(vanity)}`;
}

export function takeNumberPath(merchantId: number, queueId: number): string {
  return `/take-number/${merchantId}/${queueId}`;
}

export function reservationPath(merchantId: number, queueId: number): string {
  return `/reservation/${merchantId}/${queueId}`;
}
