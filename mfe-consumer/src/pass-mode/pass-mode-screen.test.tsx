import { screen, waitFor } from '@testing-library/react';
import { listMerchantsCall, merchantByVanityCall, parentCategoriesCall } from '@turno/shared-types';
import { buildMerchant, buildQueue, failOffline, refuse, reply } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const passes = buildMerchant({ queues: [buildQueue({ passMode: 'generic' })] });

test.each(['/aq/forno-aurora', '/aq/forno-aurora/11'])(
  'CON-010, CON-024: %s redirects to the merchant’s page, which mentions the pass',
  async (path) => {
    const { address } = show(path, { replies: merchantReplies(passes) });
    expect(await screen.findByText(/pass/)).toBeVisible();
    expect(address()).toBe('/m/forno-aurora');
  },
);

test('CON-062: an unknown vanity shows an error and leads home', async () => {
  const replies = [refuse(merchantByVanityCall, 'merchant_not_found'), ...home];
  const { address } = show('/aq/nobody', { replies });
  await waitFor(() => expect(address()).toBe('/'));
  expect(await screen.findByText('Attività non trovata')).toBeVisible();
});

test('without a network it can be tried again', async () => {
  const { user, gateway } = show('/aq/forno-aurora', {
    replies: [failOffline(merchantByVanityCall)],
  });
  const retry = await screen.findByRole('button', { name: 'Riprova' });
  gateway.answer(...merchantReplies(passes));
  await user.click(retry);
  expect(await screen.findByText(/pass/)).toBeVisible();
});
