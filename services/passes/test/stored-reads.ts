import {
  type Call,
  type CallInput,
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
  passTypesCall,
  redeemPassesCall,
  renamePassOwnerCall,
  scanCodeCall,
  sharePassesCall,
  sharePassOwnersCall,
} from '@turno/shared-types/passes';
import { savePassInAppleWalletCall, savePassInGoogleWalletCall } from '@turno/shared-types/wallets';
import { perDay, type TestPasses } from './start-passes.ts';
import {
  asOwner,
  asTeam,
  asUser,
  holding,
  internal,
  MERCHANT,
  nextTicketId,
  ownerParams,
  type State,
  scan,
} from './stored-states.ts';

type Answer = { status: number; body: { error_code?: string } | null };
/** A call whose reply may carry what is stored, and how it is asked for it. */
export type Read = { call: Call; read: (passes: TestPasses, state: State) => Promise<Answer> };

type As = typeof asUser;

/** A read of somebody who has a token. */
function readAs<C extends Call>(
  as: As,
  call: C,
  inputOf: (state: State) => Partial<CallInput<C>>,
): Read {
  return {
    call,
    read: (passes, state) =>
      as(state, (token) => passes.call(call, inputOf(state) as CallInput<C>, { token })),
  };
}

/** A read of another service. */
function readInside<C extends Call>(
  call: C,
  inputOf: (state: State) => Partial<CallInput<C>>,
): Read {
  return {
    call,
    read: (passes, state) => passes.call(call, inputOf(state) as CallInput<C>, internal()),
  };
}

const passParams = (state: State) => ({
  ...ownerParams(state),
  passId: state.refs[0]?.passId ?? 1,
});
const ofUser = ({ userId }: State) => ({ params: { userId } });
const ofOwner = (state: State) => ({ params: ownerParams(state) });
const ofPass = (state: State) => ({ params: passParams(state) });
const passIds = ({ refs }: State) => refs.map(({ passId }) => passId);
const typeBody = () => ({
  name: 'Ingresso',
  mode: 'generic' as const,
  kind: 0 as const,
  policy: perDay(1),
});
/** Somebody else than the person whose pass it is. */
const asStranger: As = ({ userId }, read) => asUser({ userId: userId + 10_000 }, read);

/** Every call whose reply may carry what is stored, in an order that leaves something to answer. */
export const READS: readonly Read[] = [
  readInside(personInPassesCall, ofUser),
  readInside(validatePassOwnersCall, (state) => ({ body: holding(state) })),
  readAs(asUser, passOwnersCall, ofUser),
  readAs(asUser, passOwnerCall, ofOwner),
  readAs(asUser, passCall, ofPass),
  readAs(asUser, passTypesCall, ofUser),
  readAs(asUser, savePassInGoogleWalletCall, ofPass),
  readAs(asUser, savePassInAppleWalletCall, ofPass),
  readAs(asUser, scanCodeCall, ({ mediacode }) => ({ body: { value: mediacode } })),
  readAs(asUser, renamePassOwnerCall, (state) => ({ ...ofOwner(state), body: { name: 'Ada' } })),
  readAs(asUser, associatePassesCall, (state) => ({
    ...ofOwner(state),
    body: { passIds: passIds(state) },
  })),
  readAs(asUser, activatePassesCall, (state) => ({
    ...ofOwner(state),
    body: { passIds: passIds(state) },
  })),
  readInside(reservePassesCall, (state) => {
    const ticketId = nextTicketId();
    return { body: { ...holding(state), ticketId, attemptId: ticketId } };
  }),
  readAs(asTeam, franchisingPassTypesCall, () => ({ params: { franchisingId: 1 } })),
  readAs(asTeam, changePassTypeCall, () => ({
    params: { franchisingId: 1, passTypeId: 1 },
    body: { ...typeBody(), merchantIds: [] },
  })),
  readAs(asOwner, merchantPassTypesCall, () => ({ params: { merchantId: MERCHANT } })),
  readAs(asOwner, changeMerchantPassTypeCall, () => ({
    params: { merchantId: MERCHANT, passTypeId: 2 },
    body: typeBody(),
  })),
  {
    call: undoCheckInCall,
    async read(passes, state) {
      const { body } = await scan(state, 'GOOD222222', 'key');
      const entryId = body.entryId ?? 'none';
      const input = {
        params: { merchantId: MERCHANT },
        body: { entryId, reason: 'other' as const },
      };
      return asOwner(state, (token) => passes.call(undoCheckInCall, input, { token }));
    },
  },
  // The key of the scan that was stored: its outcome is answered again.
  { call: checkInCall, read: (_, state) => scan(state, 'GOOD222222', 'key') },
  readAs(asUser, sharePassesCall, (state) => ({
    ...ofUser(state),
    body: { passIds: passIds(state) },
  })),
  readAs(asUser, sharePassOwnersCall, (state) => ({
    ...ofUser(state),
    body: { passOwnerIds: [state.userId] },
  })),
  readAs(asStranger, redeemPassesCall, ({ userId, shareToken }) => ({
    params: { userId: userId + 10_000 },
    body: { token: shareToken },
  })),
  // Persons that are shared are taken over by scanning their code.
  readAs(asStranger, scanCodeCall, ({ shareToken }) => ({ body: { value: shareToken } })),
];

/** These answer nothing that is stored. */
export const SILENT = ['confirm', 'release', 'undo'].map(
  (each) => `POST /internal/pass_usages/${each}`,
);
