import {
  associatePassesCall,
  passOwnersCall,
  redeemPassesCall,
  scanCodeCall,
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import { buildPass, type TestPasses } from './start-passes.ts';

type Change = Parameters<typeof buildPass>[0];

/** A token of before, where there is one. */
const known = (shareToken?: string) => (shareToken === undefined ? {} : { shareToken });

/** Accounts that own, share and redeem passes, and passes that belong to no account. */
export function accountsOf(passes: () => TestPasses) {
  let lastUser = 100;

  /** Stores passes and returns them. */
  async function stored(...changes: Change[]) {
    const all = changes.map((change) =>
      buildPass({ userId: null, passOwnerId: null, activatedOn: [], ...change }),
    );
    await passes().deps.store.passes.addMissing(all);
    return all;
  }

  /** Passes of an account, without a name; of staff, ones that they created. */
  async function passesOf({ userId }: { userId: number }, count: number, isStaff = false) {
    const own = isStaff ? { issuedBy: userId } : { userId };
    return (await stored(...Array.from({ length: count }, () => own))).map(({ id }) => id);
  }

  /** People with names in an account, whose ids are returned. */
  async function namesIn({ userId }: { userId: number }, ...names: string[]) {
    const owners = names.map((name, at) => ({ id: userId * 10 + at, userId, name }));
    await passes().deps.store.passOwners.addMissing(owners);
    return owners.map(({ id }) => id);
  }

  /** The account that has a pass; `null` where none has it. */
  async function holderOf(passId: number) {
    const [pass] = await passes().deps.store.passes.findByIds([passId]);
    return pass?.userId ?? null;
  }

  /** A new account and the calls as it makes them. */
  async function account(role: 'ROLE_USER' | 'ROLE_MERCHANT' | 'ROLE_GUEST' = 'ROLE_USER') {
    lastUser += 1;
    const userId = lastUser;
    const token = await passes().tokens.tokenFor({ userId, role });
    const params = { userId };
    const sent = { token };
    /** The status, the error code and its payload. */
    const withdrawal = async (text: string) => {
      const request = { params, body: { token: text } };
      const { status, body } = await passes().call(withdrawShareCall, request, sent);
      return [status, body?.error_code, body?.payload];
    };
    return {
      userId,
      scan: async (value: string) =>
        (await passes().call(scanCodeCall, { body: { value } }, sent)).body,
      redeem: async (text: string) => {
        const { status, body } = await passes().call(
          redeemPassesCall,
          { params, body: { token: text } },
          sent,
        );
        return { status, body, code: body.error_code ?? 'done' };
      },
      share: async (passIds: number[], isStaff?: boolean, shareToken?: string) => {
        const body = { passIds, ...(isStaff ? { staff: true } : {}), ...known(shareToken) };
        return (await passes().call(sharePassesCall, { params, body }, sent)).body;
      },
      /** Whether a code of passes is still open, or the error that says what became of it. */
      askPasses: async (passIds: number[], shareToken: string) => {
        const body = { passIds, shareToken, renew: false };
        const answer = await passes().call(sharePassesCall, { params, body }, sent);
        return answer.body.error_code ?? 'open';
      },
      askOwners: async (passOwnerIds: number[], shareToken: string) => {
        const body = { passOwnerIds, shareToken, renew: false };
        const answer = await passes().call(sharePassOwnersCall, { params, body }, sent);
        return answer.body.error_code ?? 'open';
      },
      shareOwners: async (passOwnerIds: number[], shareToken?: string) => {
        const body = { passOwnerIds, ...known(shareToken) };
        return (await passes().call(sharePassOwnersCall, { params, body }, sent)).body;
      },
      /** Whether a code for some passes or people is still open, by the error code of the answer. */
      askFor: async (code: { passIds: number[] } | { passOwnerIds: number[] }, text: string) => {
        const asked = { ...code, shareToken: text, renew: false };
        const { body } =
          'passIds' in asked
            ? await passes().call(sharePassesCall, { params, body: asked }, sent)
            : await passes().call(sharePassOwnersCall, { params, body: asked }, sent);
        return body.error_code ?? body.shareToken;
      },
      /** The status and the error code. */
      withdraw: async (text: string) => (await withdrawal(text)).slice(0, 2),
      withdrawal,
      associate: (ownerId: number, passIds: number[]) =>
        passes().call(
          associatePassesCall,
          { params: { userId, ownerId }, body: { passIds } },
          sent,
        ),
      owners: async (isRefresh = false) => {
        const query = { refresh_usages: isRefresh };
        return (await passes().call(passOwnersCall, { params, query }, sent)).body;
      },
    };
  }
  return { account, holderOf, namesIn, passesOf, stored };
}
