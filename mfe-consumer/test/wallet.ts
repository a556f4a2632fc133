import type { Pass, PassOwner } from '@turno/shared-types';
import { passOwnersCall } from '@turno/shared-types/passes';
import { buildPassOwner, buildSession, type FakeReply, reply } from '@turno/shared-ui/test';
import { show } from './show.tsx';

/** The pseudo-owner, with passes that have no name yet (PAS-002). */
export const nobody = (...passes: Pass[]): PassOwner =>
  buildPassOwner({ id: null, name: null, passes });

/** The wallet of an account, at first with these owners. */
export function openWallet(
  owners: readonly PassOwner[],
  replies: readonly FakeReply[] = [],
  path = '/my-tickets',
) {
  return show(path, {
    session: buildSession(),
    replies: [reply(passOwnersCall, [...owners]), ...replies],
  });
}
