import { type Access, accessOf, CALLS, type Call, pathsOf } from '../index.ts';

/**
 * The access rule that the path of a call makes one expect, written by hand: a call with another rule has to say why in
 * `OTHERS`.
 */
function expectedAccess({ method }: Call, path: string): Access | null {
  if (path.startsWith('/internal/')) return 'internal';
  if (path.includes('/users/:userId')) return 'self';
  if (path.startsWith('/private/merchants/:merchantId')) return 'owner';
  if (path.startsWith('/private/')) return 'merchant';
  if (path.startsWith('/public/') && method === 'GET') return 'anyone';
  return path.startsWith('/public/') ? 'signed-in' : null;
}

/** Calls whose rule differs from that of their path. */
const OTHERS: Record<string, Access> = {
  // Both merchants and visitors read these with a token.
  'listMerchantsCall /private/merchants': 'signed-in',
  'merchantCall /private/merchants/:merchantId': 'signed-in',
  // The token of the link says who may.
  'readInvitationCall /public/manager_invitations/read': 'anyone',
  'acceptInvitationCall /private/manager_invitations/accept': 'signed-in',
  'readFranchiseInvitationCall /public/franchise_invitations/read': 'anyone',
  // The token of the link says which ticket; it goes to whoever opens the link.
  'acceptTicketOfferCall /private/ticket_offers/:token/accept': 'signed-in',
  // A screen has no account: its token is in a header of its own.
  'beginDevicePairingCall /device-pairings': 'anyone',
  'deviceCall /device': 'anyone',
  'kioskLineUpCall /device/lineup': 'anyone',
  // Users and staff scan codes.
  'scanCodeCall /private/scan_code': 'signed-in',
  // The token inside the pass says which phone may; anybody may report what is wrong.
  ...Object.fromEntries(
    ['tickets', 'passes'].flatMap((what) => {
      const root = `/public/apple_wallet/${what}/v1`;
      const registration = `${root}/devices/:deviceId/registrations/:passTypeId/:serialNumber`;
      const [one, all] = what === 'tickets' ? ['Ticket', 'Tickets'] : ['Pass', 'Passes'];
      return [
        [`registerApple${one}Call ${registration}`, 'anyone'],
        [`unregisterApple${one}Call ${registration}`, 'anyone'],
        [`logApple${all}Call ${root}/log`, 'anyone'],
      ];
    }),
  ),
  // A retry has to be answered when nobody manages the merchant any more; the action decides who may close it.
  'closeMerchantCall /private/merchants/:merchantId/close_for_good': 'merchant',
};

const ROWS = Object.entries<Call>(CALLS).flatMap(([name, call]) =>
  pathsOf(call).map((path) => ({ title: `${name} ${path}`, call, path })),
);

test.each(ROWS)(
  'IDN-037 the access rule of $title follows from its path',
  ({ title, call, path }) => {
    const scope = path.startsWith('/public/') ? 'public' : 'private';
    const expected = OTHERS[title] ?? expectedAccess(call, path);
    // Calls of `/auth` have no path that says who may make them.
    if (expected !== null) expect(accessOf(call, scope)).toBe(expected);
    else expect(path).toMatch(/^\/auth\//);
  },
);

const OF_PASSES = ROWS.filter(({ call: { access }, path }) => {
  return (
    /passes|pass_|_owners|scan_code/.test(path) && (access === 'self' || access === 'signed-in')
  );
});

test.each(OF_PASSES)('G-24 QUE-062 QUE-063 guests have no passes: $title', ({ call }) => {
  expect(call.roles).toBeDefined();
  expect(call.roles).not.toContain('ROLE_GUEST');
});

test.each(ROWS)('S-12 $title takes no unknown field in its body', ({ call }) => {
  if (call.method !== 'GET') expect(call.body.safeParse({ unknown: 1 }).success).toBe(false);
});

test('every exception is a call of the contract', () => {
  expect(ROWS.map(({ title }) => title)).toEqual(expect.arrayContaining(Object.keys(OTHERS)));
});
