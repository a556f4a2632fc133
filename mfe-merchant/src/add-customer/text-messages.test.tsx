import { screen, waitFor } from '@testing-library/react';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { axeViolations, setUpEventSources } from '@turno/shared-ui/test';
import { open, send, sent, typeName, typePhone } from '../../test/add-customer.tsx';

setUpEventSources();
beforeEach(() => {
  sessionStorage.clear();
});

test('QUE-052 a customer with a telephone is texted if staff ask for it, where the service can', async () => {
  const shown = open({ maxPax: 1 }, undefined, { ...DEFAULT_FLAGS, textMessages: true });
  await typeName(shown.user);
  expect(screen.queryByRole('checkbox', { name: /SMS/ })).not.toBeInTheDocument();
  await typePhone(shown.user);
  await shown.user.click(await screen.findByRole('checkbox', { name: /accetta di ricevere SMS/ }));
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.type(screen.getByLabelText('Minuti per arrivare (facoltativo)'), '20');
  await shown.user.click(await send());
  const body = { phone: '+390654321777', byText: true, travelMinutes: 20 };
  await waitFor(() => expect(sent(shown)).toMatchObject([{ body }]));
});

test('QUE-052 nobody is asked about text messages where the service sends none', async () => {
  const { user } = open({ maxPax: 1 });
  await typeName(user);
  await typePhone(user);
  expect(screen.queryByRole('checkbox', { name: /SMS/ })).not.toBeInTheDocument();
});
