import {
  accountCall,
  cancelEmailChangeCall,
  changeEmailCall,
  confirmEmailCall,
  mailConfirmationCall,
} from '@turno/shared-types';
import { newPerson, PASSWORD } from './people.ts';
import type { TestIdentity } from './start-identity.ts';

const KINDS = ['email-confirmation', 'email-change-requested', 'email-change', 'email-in-use'];
let count = 0;

/** People who change the addresses of their accounts, and the mails they get. */
export function addressOwners(identity: () => TestIdentity) {
  const confirm = (token: string) => identity().call(confirmEmailCall, { body: { token } });

  /** The kinds of the mails to an address, and the token of the last link among them. */
  async function mailsTo(email: string) {
    await identity().deliverMail();
    const mails = identity().mails.filter(({ to }) => to === email);
    const tokens = mails.flatMap(({ text }) => /confirm-email\/([\w-]+)/.exec(text)?.[1] ?? []);
    return {
      kinds: mails.flatMap(({ name }) => KINDS.find((kind) => name.includes(kind)) ?? []),
      token: tokens.at(-1) ?? '',
    };
  }

  /** A confirmed person, with the requests of the account. */
  async function owner() {
    count += 1;
    const { call, deps } = identity();
    const email = `owner-${count}@example.com`;
    const { user, accessToken: token } = await newPerson(deps, email);
    await confirm((await mailsTo(email)).token);
    const params = { userId: user.id };
    return {
      email,
      userId: user.id,
      token,
      change: (to: string, password: string | undefined = PASSWORD) =>
        call(changeEmailCall, { params, body: { email: to, password } }, { token }),
      cancel: () => call(cancelEmailChangeCall, { params, body: {} }, { token }),
      again: () => call(mailConfirmationCall, { params, body: {} }, { token }),
      account: async () => (await call(accountCall, { params }, { token })).body,
    };
  }
  return { confirm, mailsTo, owner };
}
