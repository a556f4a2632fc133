import { HOST_ROUTES, type Role } from '@turno/shared-types';
import { afterSessionEnd, pageFor, type Visit } from './page-for.ts';

const HOME = { kind: 'redirect', to: '/', origin: null };
const VISIT: Visit = {
  path: '/',
  rest: '',
  role: null,
  isRestoring: false,
  isPasswordDue: false,
  hasGuestEnded: false,
};

/** The visitors by role; `change` holds only the temporary token of a forced password change. */
const VISITORS: Record<string, Partial<Visit>> = {
  anonymous: {},
  guest: { role: 'ROLE_GUEST' },
  user: { role: 'ROLE_USER' },
  merchant: { role: 'ROLE_MERCHANT' },
  change: { isPasswordDue: true },
};

// ✓ shown, s sign-in with the way back, h home; for anonymous, guest, user, merchant, change.
const TABLE = `
SHL-001 /                                                      mfe-consumer ✓✓✓✓✓
SHL-001 /take-number/:merchantId/:queueId                      mfe-consumer ✓✓✓✓✓
SHL-001 /q/:vanity                                             mfe-consumer ✓✓✓✓✓
SHL-001 /m/:vanity                                             mfe-consumer ✓✓✓✓✓
SHL-001 /events/:vanity                                        mfe-consumer ✓✓✓✓✓
SHL-001 /free-access/:vanity                                   mfe-consumer ✓✓✓✓✓
SHL-001 /free-access/:vanity/:queueId                          mfe-consumer ✓✓✓✓✓
SHL-001 /aq/:vanity                                            mfe-consumer ✓✓✓✓✓
SHL-001 /aq/:vanity/:queueId                                   mfe-consumer ✓✓✓✓✓
SHL-001 /book-queue/:merchantId/:queueId                       mfe-consumer ✓✓✓✓✓
SHL-001 /signin                                                mfe-consumer ✓✓✓✓✓
SHL-001 /signup                                                mfe-consumer ✓✓✓✓✓
SHL-001 /reset-password/:redeemToken                           mfe-consumer ✓✓✓✓✓
SHL-001 /confirm-email/:token                                  mfe-consumer ✓✓✓✓✓
S-16    /ticket-offer/:token                                   mfe-consumer ✓✓✓✓✓
SHL-002 /show-pass/:merchantId/:queueId                        mfe-consumer s✓✓✓s
SHL-002 /reservation/:merchantId/:queueId                      mfe-consumer s✓✓✓s
SHL-002 /show-event-ticket/:merchantId/:queueId/:dailyQueueId  mfe-consumer s✓✓✓s
SHL-002 /user-queues                                           mfe-consumer s✓✓✓s
SHL-002 /account                                               mfe-consumer s✓✓✓s
SHL-003 /my-tickets                                            mfe-consumer sm✓ms
SHL-004 /ticket-passes/:passOwnerId                            mfe-consumer sm✓ms
SHL-005 /change-password                                       mfe-consumer hhhh✓
SHL-007 /add-merchant                                          mfe-merchant ✓✓✓✓✓
SHL-007 /create-merchant/:placeId                              mfe-merchant ✓✓✓✓✓
SHL-008 /manage-merchant                                       mfe-merchant ssm✓s
SHL-008 /merchant-queues                                       mfe-merchant ssm✓s
SHL-008 /merchant-settings                                     mfe-merchant ssm✓s
SHL-008 /merchant-figures                                      mfe-merchant ssm✓s
SHL-008 /merchant-managers                                     mfe-merchant ssm✓s
S-08    /merchant-activity                                     mfe-merchant ssm✓s
DIS-002 /merchant-boards                                       mfe-merchant ssm✓s
S-08    /manager-invitation/:token                             mfe-merchant ✓✓✓✓✓
S-07    /franchise-invitation/:token                           mfe-merchant ✓✓✓✓✓
SHL-008 /scan-create-pass                                      mfe-passes   ssm✓s
SHL-009 /welcome/:id                                           mfe-merchant s✓✓✓s
SHL-009 /manage-queue/:queueId                                 mfe-merchant s✓✓✓s
SHL-009 /event-queue/:queueId                                  mfe-merchant s✓✓✓s
SHL-009 /queue-tickets/:queueId                                mfe-merchant s✓✓✓s
SHL-009 /add-customer/:merchantId/:queueId                     mfe-merchant s✓✓✓s
SHL-009 /merchant-limits                                       mfe-merchant s✓✓✓s
SHL-009 /edit-openings                                         mfe-merchant s✓✓✓s
SHL-009 /special-times                                         mfe-merchant s✓✓✓s
SHL-009 /special-times/:type                                   mfe-merchant s✓✓✓s
SHL-009 /pass-types                                            mfe-merchant s✓✓✓s
SHL-009 /pass-types/:passTypeId                                mfe-merchant s✓✓✓s
SHL-010 /display                                               mfe-display  ✓✓✓✓✓
SHL-010 /display/:merchantId                                   mfe-display  ✓✓✓✓✓
DIS-001 /kiosk/:merchantId                                     mfe-display  ✓✓✓✓✓
`;

const ROUTES = TABLE.trim()
  .split('\n')
  .map((line) => {
    const [row = '', pattern = '', remote = '', marks = ''] = line.split(/ +/);
    return { row, pattern, remote, marks: [...marks] };
  });

const pathOf = (pattern: string) => pattern.replaceAll(/:\w+/g, '7');

const CASES = ROUTES.flatMap(({ row, pattern, remote, marks }) =>
  Object.entries(VISITORS).map(([who, visitor], at) => {
    const path = pathOf(pattern);
    const shown = { kind: 'remote', name: remote };
    const signIn = {
      kind: 'redirect',
      to: '/signin',
      origin: `${path}?open=scan#top`,
      reason: null,
    };
    const pages: Record<string, unknown> = {
      '✓': shown,
      s: signIn,
      h: { ...HOME, reason: 'passwordNotDue' },
      m: { ...HOME, reason: 'otherAccount' },
    };
    const mark = marks[at] ?? '';
    return { row, pattern, who, mark, path, visitor, expected: pages[mark] };
  }),
);

test('SHL-001 to SHL-010 the table below has every route of the host, and no other', () => {
  const listed = ROUTES.map(({ pattern }) => pattern).toSorted();
  expect(listed).toEqual(HOST_ROUTES.map(({ pattern }) => pattern).toSorted());
});

test.each(CASES)(
  '$row SHL-013, X-17 to X-20 $pattern as $who: $mark',
  ({ path, visitor, expected }) => {
    expect(pageFor({ ...VISIT, path, rest: '?open=scan#top', ...visitor })).toEqual(expected);
  },
);

test.each(CASES.filter(({ who, mark }) => who === 'anonymous' && mark === 's'))(
  'SHL-016 $pattern waits while a stored token is asked about',
  ({ path }) => {
    expect(pageFor({ ...VISIT, path, isRestoring: true })).toEqual({ kind: 'wait' });
  },
);

const NEEDS_SESSION = ROUTES.filter(({ marks }) => marks[0] === 's');

test.each(NEEDS_SESSION)(
  'ERR-003 $pattern notifies a guest of the end of the session where a guest could be',
  ({ pattern, marks }) => {
    const page = pageFor({ ...VISIT, path: pathOf(pattern), hasGuestEnded: true });
    expect(page.kind).toBe(marks[1] === '✓' ? 'guest-ended' : 'redirect');
  },
);

const EVERYBODY: (Role | null)[] = [null, 'ROLE_GUEST', 'ROLE_USER', 'ROLE_MERCHANT'];

describe.each(EVERYBODY)('as %s', (role) => {
  test.each(['error', 'terms', 'privacy', 'help'])('SHL-010 /%s opens', (name) => {
    expect(pageFor({ ...VISIT, path: `/${name}`, role })).toEqual({ kind: 'static', name });
    expect(pageFor({ ...VISIT, path: `/${name}/`, role })).toEqual({ kind: 'static', name });
  });

  test.each(['/nowhere', '/m', '/display/1/2', '/terms/of/use', '/manage-merchant/x'])(
    'SHL-011 %s has no page, and says so',
    (path) => {
      expect(pageFor({ ...VISIT, path, role })).toEqual({ kind: 'not-found' });
    },
  );

  test('SHL-006 /profile goes to my queues', () => {
    const to = { kind: 'redirect', to: '/user-queues', origin: null, reason: null };
    expect(pageFor({ ...VISIT, path: '/profile', role })).toEqual(to);
  });
});

test.each([
  { path: '/m/bar', to: '/' },
  { path: '/take-number/1/2', to: '/' },
  { path: '/add-merchant', to: '/' },
  { path: '/', to: '/' },
  { path: '/signin', to: '/signin' },
  { path: '/signup', to: '/signup' },
  { path: '/terms', to: '/terms' },
  { path: '/nowhere', to: '/nowhere' },
  { path: '/display/1', to: null },
  { path: '/user-queues', to: null },
  { path: '/manage-merchant', to: null },
  { path: '/change-password', to: null },
])('X-16 a session that ends at $path leads to $to', ({ path, to }) => {
  expect(afterSessionEnd(path)).toBe(to);
});
