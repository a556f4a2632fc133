import { screen, waitFor } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import { buildMerchant, refuse, setUpEventSources } from '@turno/shared-ui/test';
import { mine, show } from '../test/show.tsx';

setUpEventSources();

test.each([
  { path: '/welcome/x', to: '/manage-merchant', reads: 'Attività non trovata' },
  { path: '/welcome/31', to: '/manage-merchant', reads: 'Attività non trovata' },
  { path: '/manage-queue/x', to: '/merchant-queues', reads: 'Coda non trovata' },
  { path: '/event-queue/x', to: '/merchant-queues', reads: 'Coda non trovata' },
  { path: '/add-customer/x/y', to: '/manage-merchant', reads: 'Coda non trovata' },
  { path: '/special-times/x', to: '/edit-openings', reads: 'Non trovato' },
  { path: '/pass-types/x', to: '/pass-types', reads: 'Tipo di pass non trovato' },
])('ERR-015 $path leads to $to and says why', async ({ path, to, reads }) => {
  const replies = [mine(buildMerchant()), refuse(merchantCall, 'merchant_not_found')];
  const { address } = show({ path, replies });
  expect(await screen.findByText(reads)).toBeVisible();
  await waitFor(() => expect(address()).toBe(to));
});
