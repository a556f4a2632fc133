import { screen, waitFor } from '@testing-library/react';
import {
  type Merchant,
  merchantByVanityCall,
  merchantCall,
  userTicketsCall,
} from '@turno/shared-types';
import { buildMerchant, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const flags = {
  displaySpeech: true,
  displayVoice: '',
  openOnlyInTime: true,
  managerDisable: false,
  newQrScanner: true,
  facebookSignIn: false,
  passkeys: false,
  googleWallet: false,
  appleWallet: false,
};
const bakery = buildMerchant();
const office: Merchant = { ...buildMerchant({ vanity: 'sportello' }), id: 8, name: 'Sportello' };
const replies = [
  reply(userTicketsCall, []),
  reply(merchantByVanityCall, ({ path }) => (path.endsWith('/sportello') ? office : bakery)),
  reply(merchantCall, ({ path }) => (path.endsWith('/8') ? office : bakery)),
];

test('CON-036, CST-014: a good scan opens that merchant’s page, and half a second later everything is refetched', async () => {
  const { user, gateway, address } = show('/m/forno-aurora', { replies, props: { flags } });
  await user.click(await screen.findByRole('button', { name: 'Nuova scansione' }));
  const field = await screen.findByRole('textbox', { name: /Codice/ });
  await user.fill(field, 'https://turno.example/q/SPORTELLO');
  const scannedAt = Date.now();
  await user.keyboard('{Enter}');
  expect(await screen.findByRole('heading', { name: 'Sportello' })).toBeVisible();
  expect(address()).toBe('/m/sportello');
  const reads = () => gateway.requests.filter(({ path }) => path === '/public/merchants/8').length;
  await waitFor(() => expect(reads()).toBeGreaterThan(0));
  expect(Date.now() - scannedAt).toBeGreaterThanOrEqual(490);
});
