import { createGoogleWallet, refreshWallets } from '@turno/kit/wallets';
import { ACCOUNT, startGoogleStandIn } from '@turno/kit/wallets/test';
import { saveInGoogleWalletCall } from '@turno/shared-types/wallets';
import { createVerifier } from 'fast-jwt';
import { walletsOf } from '../../src/wallets/index.ts';
import { openJourney } from '../journey.ts';
import { newUser } from '../people.ts';

export const DAY_MS = 86_400_000;
export const ISSUER_ID = '3388000000022';

export type GoogleVisitors = Awaited<ReturnType<typeof openGoogleVisitors>>;

/** Visitors of a service that puts tickets into Google Wallet. */
export async function openGoogleVisitors() {
  const journey = await openJourney();
  const google = await startGoogleStandIn();
  journey.harness.deps.googleWallet = createGoogleWallet({
    issuerId: ISSUER_ID,
    key: google.key,
    apiUrl: google.url,
    kind: 'ticket',
  });

  /** A visitor with a ticket at a queue of its own, and the call with which it is saved. */
  async function visitor() {
    const testQueue = await journey.newQueue();
    const userId = newUser();
    const { body: ticket } = await journey.lineUp(testQueue, userId, { paxCount: 2 });
    const { queueDailyCounterId, counter } = ticket;
    const save = async (by = userId) =>
      journey.app.service.call(
        saveInGoogleWalletCall,
        { params: { userId: by, queueDailyCounterId, counter } },
        await journey.app.as(by),
      );
    /** What the job does after an event of the queue. */
    const refresh = () =>
      refreshWallets(walletsOf(journey.harness.deps), { groupIds: [ticket.queueDailyCounterId] });
    return { testQueue, userId, ticket, save, refresh };
  }

  /** What the save link names, once its signature is verified, and what Google has of it. */
  function savedAt(saveUrl: string) {
    const [, token = ''] = saveUrl.split('https://pay.google.com/gp/v/save/');
    const verify = createVerifier({
      key: ACCOUNT.publicKey,
      allowedAud: 'google',
      ignoreExpiration: true,
    });
    const { typ, iss, payload } = verify(token);
    const [{ id }] = payload.genericObjects;
    return { typ, iss, object: google.objects.get(id) };
  }

  /** What the job does some time later without any event. */
  async function refreshAfter(ms: number) {
    const { clock, deps } = journey.harness;
    const before = clock.now;
    clock.now = new Date(before.getTime() + ms);
    await refreshWallets(walletsOf(deps), { groupIds: null });
    clock.now = before;
  }

  return {
    journey,
    google,
    visitor,
    savedAt,
    refreshAfter,
    async close() {
      await google.close();
      await journey.close();
    },
  };
}

/** The line of a pass that says where its ticket stands. */
export function statusIn(object: Record<string, unknown> | undefined): string | undefined {
  const facts = (object?.textModulesData ?? []) as { id: string; body: string }[];
  return facts.find(({ id }) => id === 'status')?.body;
}
