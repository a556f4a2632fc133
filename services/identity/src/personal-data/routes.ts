import { ApiError, type Route, requireCaller, serve } from '@turno/kit';
import {
  accountCall,
  accountContactCall,
  type CallReply,
  changeNameCall,
  deleteAccountCall,
  exportAccountCall,
  type PersonInPasses,
  type PersonInQueues,
} from '@turno/shared-types';
import { erasedAddressCall } from '@turno/shared-types/people';
import { isEmailVerified, type User } from '../accounts/index.ts';
import type { Deps } from '../deps.ts';
import { presentPasskey } from '../passkeys/index.ts';
import { presentSessions } from '../sessions/index.ts';
import { deleteAccount } from './delete-account.ts';
import { readHoldings } from './holdings.ts';

/** Reading, renaming, exporting and deleting one's own account. */
export function personalDataRoutes(deps: Deps): Route[] {
  const { store, now } = deps;
  return [
    serve(accountCall, async ({ params }) => {
      const user = await store.users.findById(params.userId);
      if (!user) throw new ApiError('not_found');
      return presentAccount(user);
    }),
    serve(changeNameCall, async ({ params, body }) => {
      const user = await store.users.rename(params.userId, body.name);
      if (!user) throw new ApiError('not_found');
      return presentAccount(user);
    }),
    serve(accountContactCall, async ({ params }) => {
      const user = await store.users.findById(params.userId);
      if (!user) throw new ApiError('user_not_found');
      const { email, name, role } = user;
      const { locale } = await store.accountUse.find(params.userId);
      const language = locale ? { locale } : {};
      return { email, name, role, emailVerified: isEmailVerified(user), ...language };
    }),
    serve(erasedAddressCall, async ({ params }) => {
      const found = await store.erasures.addressOf(params.userId);
      return { erased: found && { ...found, requestedAt: found.requestedAt.toISOString() } };
    }),
    serve(exportAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      // All or nothing: if one of the services does not answer, the request fails.
      const [holdings, queues, passes] = await Promise.all([
        readHoldings(deps, userId),
        deps.people.inQueues(userId, input.requestId),
        deps.people.inPasses(userId, input.requestId),
      ]);
      return presentExport({ holdings, queues, passes }, sessionId, now());
    }),
    serve(deleteAccountCall, async (input) => {
      const { userId, sessionId } = requireCaller(input);
      const { body, requestId, locale } = input;
      const { password } = body;
      await deleteAccount(deps, { userId, sessionId, password, requestId, locale });
      return null;
    }),
  ];
}

/** A user's own account. */
function presentAccount(user: User): CallReply<typeof accountCall> {
  const { id, email, name, role, facebookId } = user;
  return {
    id,
    email,
    name,
    role,
    emailVerified: isEmailVerified(user),
    newEmail: user.newEmail?.address ?? null,
    signsInWithFacebook: facebookId !== undefined,
  };
}

type AccountData = {
  holdings: Awaited<ReturnType<typeof readHoldings>>;
  queues: PersonInQueues;
  passes: PersonInPasses;
};

/** Everything the platform holds of a person as one document, without secrets. */
function presentExport(
  { holdings, queues, passes }: AccountData,
  currentSessionId: string,
  now: Date,
): CallReply<typeof exportAccountCall> {
  const { account, sessions, ...rest } = holdings;
  const { id, email, name, role, createdAt, facebookId, passkeys = [] } = account;
  return {
    ...rest,
    createdAt: now.toISOString(),
    account: {
      id,
      email,
      name,
      role,
      emailVerified: isEmailVerified(account),
      newEmail: account.newEmail?.address ?? null,
      createdAt: createdAt.toISOString(),
      lastUsedAt: account.lastUsedAt?.toISOString() ?? null,
      locale: account.locale ?? null,
      facebookId: facebookId ?? null,
      passkeys: passkeys.map(presentPasskey),
    },
    sessions: presentSessions(sessions, currentSessionId, now),
    queues,
    passes,
  };
}
