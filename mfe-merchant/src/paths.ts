/** Every path of this remote, in the router's syntax. */
export const ROUTES = {
  dashboard: '/manage-merchant',
  managers: '/merchant-managers',
  activity: '/merchant-activity',
  boards: '/merchant-boards',
  invitation: '/manager-invitation/:token',
  franchiseInvitation: '/franchise-invitation/:token',
  reports: '/merchant-figures',
  settings: '/merchant-settings',
  queueTickets: '/queue-tickets/:queueId',
  addCustomer: '/add-customer/:merchantId/:queueId',
  limits: '/merchant-limits',
  openings: '/edit-openings',
  specialTimes: '/special-times/:type?',
  queues: '/merchant-queues',
  queueEditor: '/manage-queue/:queueId',
  eventEditor: '/event-queue/:queueId',
  passTypes: '/pass-types',
  passType: '/pass-types/:passTypeId',
  addMerchant: '/add-merchant',
  createMerchant: '/create-merchant/:placeId',
  welcome: '/welcome/:id',
  root: '/',
} as const;

/** The tickets of a queue, or of one of its sizes. */
export function queueTicketsPath(queueId: number): string {
  return `/queue-tickets/${queueId}`;
}

/** Where staff add a customer to a queue. */
export function addCustomerPath(merchantId: number, queueId: number): string {
  return `/add-customer/${merchantId}/${queueId}`;
}

/** Where staff check tickets and passes in; another remote draws it. */
export const SCANNER_PATH = '/scan-create-pass';

export function specialTimesPath(type: 'openings' | 'closings'): string {
  return `/special-times/${type}`;
}

/** MER-033: the editor of a queue; the id 0 creates one. */
export function editorPath({ id, type }: { id: number; type: 'event' | 'standard' }): string {
  return `/${type === 'event' ? 'event' : 'manage'}-queue/${id}`;
}

/** `of=group` in the address of a new pass type makes it one of the franchising. */
export const OF_GROUP = { name: 'of', value: 'group' } as const;

/** The editor of a pass type; the id 0 creates one. */
export function passTypePath(id: number, isOfGroup = false): string {
  const { name, value } = OF_GROUP;
  return `/pass-types/${id}${isOfGroup ? `?${name}=${value}` : ''}`;
}

/** `place=another` in the address of the registration lets an account that has a place add one (389). */
export const ANOTHER_PLACE = { name: 'place', value: 'another' } as const;

/** A page of the registration, for another place. */
export function anotherPlacePath(path: string): string {
  const { name, value } = ANOTHER_PLACE;
  return `${path}${path.includes('?') ? '&' : '?'}${name}=${value}`;
}

/** The path segment of the form for a place that no map knows. */
export const MANUAL_PLACE = 'manual';

export function createMerchantPath(placeId: string): string {
  return `/create-merchant/${encodeURIComponent(placeId)}`;
}

/** The parameter for the name typed into the search, in the address of that form. */
export const TYPED_NAME = 'name';

export function manualPlacePath(typed: string): string {
  const name = typed.trim();
  const query = name === '' ? '' : `?${new URLSearchParams({ [TYPED_NAME]: name })}`;
  return `${createMerchantPath(MANUAL_PLACE)}${query}`;
}

/** `hours=rejected` in the address makes the page lead to the opening hours. */
export const HOURS_REJECTED = { name: 'hours', value: 'rejected' } as const;

export function welcomePath(merchantId: number, areHoursRejected = false): string {
  const { name, value } = HOURS_REJECTED;
  return `/welcome/${merchantId}${areHoursRejected ? `?${name}=${value}` : ''}`;
}

/** Paths that other remotes answer. */
/** The page of a tablet that gives numbers, in the display. */
export function kioskPath(merchantId: number): string {
  return `/kiosk/${merchantId}`;
}

export function boardPath(merchantId: number): string {
  return `/display/${merchantId}`;
}

export function publicPagePath(vanity: string): string {
  return `/m/${encodeURIComponent(vanity)}`;
}

/** The shell's page with contact details. */
export const HELP_PATH = '/help';
