import { screen, waitFor } from '@testing-library/react';
import { updateMerchantCall } from '@turno/shared-types';
import { reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

test('MER-056 G-31 the time zone of a place is shown and changed', async () => {
  const merchant = bakery();
  const { gateway, user } = show({
    path: '/merchant-settings',
    replies: [mine(merchant), reply(updateMerchantCall, merchant)],
  });
  const zone = await screen.findByRole('combobox', { name: 'Fuso orario' });
  expect(zone).toHaveValue('Europe/Rome');
  await user.selectOptions(zone, 'Europe/Athens');
  await user.click(screen.getByRole('button', { name: 'Modifica' }));
  const put = () => gateway.requests.find(({ method }) => method === 'PUT');
  await waitFor(() => expect(put()?.body).toEqual({ timezone: 'Europe/Athens' }));
});
