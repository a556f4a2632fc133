import { expect, test } from '@playwright/test';
import { readPassFile } from '@turno/kit/wallets/test';
import { ask } from '../support/api.ts';
import { signedIn } from '../support/demo-data.ts';
import { guest } from '../support/guests.ts';
import { firstQueueOf, ownMerchant, takenTicket } from '../support/own-merchant.ts';

/** What the file of a pass shows, with all that a phone needs to ask about it. */
async function passFrom(response: Response) {
  expect(response.headers.get('content-type')).toBe('application/vnd.apple.pkpass');
  const { pass, unsigned } = readPassFile(Buffer.from(await response.arrayBuffer()));
  expect(unsigned).toEqual([]);
  const { webServiceURL, passTypeIdentifier, serialNumber, authenticationToken } = pass;
  const proof = { authorization: `ApplePass ${authenticationToken}` };
  const ofPhone = `${webServiceURL}/v1/devices/phone-1/registrations/${passTypeIdentifier}`;
  const latest = `${webServiceURL}/v1/passes/${passTypeIdentifier}/${serialNumber}`;
  return { pass, proof, ofPhone, latest, serialNumber };
}

test('CON-043 CON-050 a phone downloads a ticket for Apple Wallet through the gateway, and asks for it again after the call', async () => {
  const { lineUp, next } = firstQueueOf(await ownMerchant('marta', 'Portafoglio'));
  const holder = await guest();
  const ticket = await takenTicket(lineUp, holder);
  const path = `/private/users/${holder.id}/tickets/${ticket.queueDailyCounterId}/${ticket.counter}`;
  const saved = await ask(`${path}/apple_wallet`, {
    method: 'POST',
    token: holder.accessToken,
    body: {},
    headers: { 'accept-language': 'en' },
  });
  const { passUrl } = saved.json as { passUrl: string };

  const waiting = await passFrom(await fetch(passUrl));
  const { proof, ofPhone, latest, serialNumber } = waiting;
  expect(waiting.pass.barcodes).toEqual([expect.objectContaining({ message: ticket.checkInCode })]);
  expect(waiting.pass.generic.secondaryFields[0].value).toBe('Waiting');
  const registered = await fetch(`${ofPhone}/${serialNumber}`, {
    method: 'POST',
    headers: { ...proof, 'content-type': 'application/json' },
    body: JSON.stringify({ pushToken: 'ab'.repeat(32) }),
  });
  expect([registered.status, (await fetch(ofPhone)).status]).toEqual([201, 204]);

  const staff = await signedIn('marta');
  await ask(next, { method: 'POST', token: staff.accessToken, body: {} });
  await expect.poll(async () => (await fetch(ofPhone)).status).toBe(200);
  const called = await passFrom(await fetch(latest, { headers: proof }));
  expect(called.pass.generic.secondaryFields[0].value).toBe('It is your turn');
  expect((await fetch(latest)).status).toBe(401);
});
