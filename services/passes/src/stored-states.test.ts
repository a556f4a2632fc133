import { createGoogleWallet } from '@turno/kit/wallets';
import { startGoogleStandIn } from '@turno/kit/wallets/test';
import {
  callsOf,
  checkInCall,
  personInPassesCall,
  reservePassesCall,
  undoCheckInCall,
  validatePassOwnersCall,
} from '@turno/shared-types';
import {
  activatePassesCall,
  associatePassesCall,
  changeMerchantPassTypeCall,
  changePassTypeCall,
  franchisingPassTypesCall,
  merchantPassTypesCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
} from '@turno/shared-types/passes';
import { savePassInAppleWalletCall, savePassInGoogleWalletCall } from '@turno/shared-types/wallets';
import { perDay } from '../test/start-passes.ts';
import {
  asOwner,
  asTeam,
  asUser,
  holding,
  internal,
  MERCHANT,
  nextTicketId,
  openStoredStates,
  ownerParams,
  type State,
  scan,
} from '../test/stored-states.ts';
import { APPLE_CALLS } from './wallets/index.ts';

let opened: Awaited<ReturnType<typeof openStoredStates>>;
let google: Awaited<ReturnType<typeof startGoogleStandIn>>;

beforeAll(async () => {
  opened = await openStoredStates();
  google = await startGoogleStandIn();
  opened.passes.deps.googleWallet = createGoogleWallet({
    ...{ issuerId: '3388000000022', key: google.key, apiUrl: google.url, kind: 'pass' },
  });
});
afterAll(async () => {
  await google.close();
  await opened.passes.close();
});

const passParams = (state: State) => ({
  ...ownerParams(state),
  passId: state.refs[0]?.passId ?? 1,
});

const typeBody = () => ({
  ...{ name: 'Ingresso', mode: 'generic' as const, kind: 0 as const, policy: perDay(1) },
});

type Read = (state: State) => Promise<{ status: number; body: { error_code?: string } | null }>;

/** Every call whose reply may carry what is stored, and how it is asked for it. */
const READS: Record<string, Read> = {
  [personInPassesCall.path]: ({ userId }) =>
    opened.passes.call(personInPassesCall, { params: { userId } }, internal()),
  [validatePassOwnersCall.path]: (state) =>
    opened.passes.call(validatePassOwnersCall, { body: holding(state) }, internal()),
  [passOwnersCall.path]: (state) =>
    asUser(state, (token) =>
      opened.passes.call(passOwnersCall, { params: { userId: state.userId } }, { token }),
    ),
  [passOwnerCall.path]: (state) =>
    asUser(state, (token) =>
      opened.passes.call(passOwnerCall, { params: ownerParams(state) }, { token }),
    ),
  [passCall.path]: (state) =>
    asUser(state, (token) =>
      opened.passes.call(passCall, { params: passParams(state) }, { token }),
    ),
  [savePassInGoogleWalletCall.path]: (state) =>
    asUser(state, (token) =>
      opened.passes.call(savePassInGoogleWalletCall, { params: passParams(state) }, { token }),
    ),
  [reservePassesCall.path]: (state) => {
    const ticketId = nextTicketId();
    const body = { ...holding(state), ticketId, attemptId: ticketId };
    return opened.passes.call(reservePassesCall, { body }, internal());
  },
  [franchisingPassTypesCall.path]: (state) =>
    asTeam(state, (token) =>
      opened.passes.call(franchisingPassTypesCall, { params: { franchisingId: 1 } }, { token }),
    ),
  [changePassTypeCall.path]: (state) =>
    asTeam(state, (token) =>
      opened.passes.call(
        changePassTypeCall,
        {
          params: { franchisingId: 1, passTypeId: 1 },
          body: { ...typeBody(), merchantIds: [] },
        },
        { token },
      ),
    ),
  [merchantPassTypesCall.path]: (state) =>
    asOwner(state, (token) =>
      opened.passes.call(merchantPassTypesCall, { params: { merchantId: MERCHANT } }, { token }),
    ),
  [changeMerchantPassTypeCall.path]: (state) =>
    asOwner(state, (token) => {
      const params = { merchantId: MERCHANT, passTypeId: 2 };
      return opened.passes.call(
        changeMerchantPassTypeCall,
        { params, body: typeBody() },
        { token },
      );
    }),
  [undoCheckInCall.path]: async (state) => {
    const { body } = await scan(state, 'GOOD222222', 'key');
    const entryId = body.entryId ?? 'none';
    const input = { params: { merchantId: MERCHANT }, body: { entryId, reason: 'other' as const } };
    return asOwner(state, (token) => opened.passes.call(undoCheckInCall, input, { token }));
  },
  // The key of the scan that was stored: its outcome is answered again.
  [checkInCall.path]: (state) => scan(state, 'GOOD222222', 'key'),
};
/** The file for Apple Wallet is made of what Google Wallet is told; the rest answers nothing that is stored. */
const APPLE = [savePassInAppleWalletCall, ...Object.values(APPLE_CALLS)].map(({ path }) => path);
/** These answer nothing that is stored. */
const SILENT = ['confirm', 'release', 'undo'].map((each) => `/internal/pass_usages/${each}`);
/** These answer what the reading of a pass owner answers. */
const LIKE_OWNERS = [associatePassesCall.path, activatePassesCall.path];
/** These answer a token, or a pass as the reading of a pass owner does. */
const OTHERS = [
  'scan_code',
  'users/:userId/passes',
  'users/:userId/passes/types',
  'users/:userId/passes/redeem',
  'users/:userId/passes/share',
  'users/:userId/pass_owners/share',
].map((each) => `/private/${each}`);

test('S-14 every call of passes is asked for every stored state, or answers none', () => {
  const paths = [...new Set(callsOf('passes').map(({ path }) => path))];
  expect(paths.toSorted()).toEqual(
    [
      ...new Set([...Object.keys(READS), ...SILENT, ...APPLE, ...LIKE_OWNERS, ...OTHERS]),
    ].toSorted(),
  );
});

test.each(Object.entries(READS))('S-14 every stored state fits %s', async (_, read) => {
  for (const state of opened.states) {
    const { status, body } = await read(state);
    // A rule may refuse what is asked; the code says that it is one.
    const isFit = status < 400 || (status < 500 && body?.error_code !== 'validation_error');
    expect([state.name, isFit, status]).toEqual([state.name, true, status]);
  }
});

test('S-14 no row was left out of any of these replies', async () => {
  const metrics = await (await fetch(`${opened.passes.url}/metrics`)).text();
  expect(metrics).toContain('# TYPE reply_rows_left_out_total');
  expect(metrics).not.toMatch(/^reply_rows_left_out_total\{/m);
});
