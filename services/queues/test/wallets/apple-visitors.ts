import { createAppleWallet, refreshWallets } from '@turno/kit/wallets';
import {
  appleSettings,
  makeCertificates,
  PASS_TYPE_ID,
  readPassFile,
  startPushStandIn,
} from '@turno/kit/wallets/test';
import { saveInAppleWalletCall } from '@turno/shared-types/wallets';
import { APPLE_CALLS, walletsOf } from '../../src/wallets/index.ts';
import { openJourney } from '../journey.ts';
import { newUser } from '../people.ts';

export const ROOT = '/public/apple_wallet/tickets';
export const PUSH_TOKEN = 'ab'.repeat(32);

export type AppleVisitors = Awaited<ReturnType<typeof openAppleVisitors>>;

/** Visitors of a service that puts tickets into Apple Wallet, with their phones. */
export async function openAppleVisitors() {
  const certificates = makeCertificates();
  const journey = await openJourney();
  const apple = await startPushStandIn(certificates);
  const settings = appleSettings(certificates, apple.url);
  journey.harness.deps.appleWallet = createAppleWallet(settings, APPLE_CALLS);

  /** Asks as a phone does. */
  async function ask(method: string, path: string, { token = '', body = {}, since = '' } = {}) {
    const headers: Record<string, string> = { 'content-type': 'application/json' };
    if (token) headers.authorization = `ApplePass ${token}`;
    if (since) headers['if-modified-since'] = since;
    const sent = method === 'POST' ? { body: JSON.stringify(body) } : {};
    return fetch(journey.app.service.url + path, { method, headers, ...sent });
  }

  /** A visitor with a ticket in Apple Wallet, and a phone that is notified of its changes. */
  async function visitor() {
    const testQueue = await journey.newQueue();
    const userId = newUser();
    const { body: ticket } = await journey.lineUp(testQueue, userId, { paxCount: 2 });
    const { queueDailyCounterId, counter } = ticket;
    const params = { userId, queueDailyCounterId, counter };
    const save = async (by = userId) =>
      journey.app.service.call(
        saveInAppleWalletCall,
        { params: { ...params, userId: by } },
        await journey.app.as(by),
      );
    const { body } = await save();
    const { pathname, search } = new URL(body.passUrl);
    const download = () => ask('GET', pathname + search);
    const serialNumber = pathname.split('/').at(-1) ?? '';
    const saved = await journey.harness.store.walletTickets.find(`apple-${serialNumber}`);
    const { token = '' } = saved ?? {};
    const device = `device${counter}-${queueDailyCounterId}`;
    const ofDevice = `${ROOT}/v1/devices/${device}/registrations/${PASS_TYPE_ID}`;
    const register = (sent = token) =>
      ask('POST', `${ofDevice}/${serialNumber}`, { token: sent, body: { pushToken: PUSH_TOKEN } });
    const refresh = () =>
      refreshWallets(walletsOf(journey.harness.deps), { groupIds: [queueDailyCounterId] });
    const latest = (since = '', sent = token) =>
      ask('GET', `${ROOT}/v1/passes/${PASS_TYPE_ID}/${serialNumber}`, { token: sent, since });
    const all = { testQueue, userId, ticket, save, download, pathname, search };
    return { ...all, token, serialNumber, ofDevice, register, refresh, latest };
  }

  return {
    journey,
    apple,
    certificates,
    ask,
    visitor,
    async close() {
      journey.harness.deps.appleWallet?.close();
      await apple.close();
      certificates.remove();
      await journey.close();
    },
  };
}

export async function fileOf(response: Response) {
  return readPassFile(Buffer.from(await response.arrayBuffer()));
}
