import { screen, waitFor, within } from '@testing-library/react';
import { nextCall } from '@turno/shared-types';
import { axeViolations, neverAnswer, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, callButton, mine, show } from '../../test/show.tsx';

setUpEventSources();

test('MER-012 with qr=open a sheet shares the public address, and closing it leaves the dashboard', async () => {
  const { user, address } = show({
    path: '/manage-merchant?qr=open',
    replies: [mine(bakery())],
    props: { siteBase: 'https://turno.example' },
  });
  const sheet = await screen.findByRole('dialog', { name: 'Forno Aurora' });
  expect(within(sheet).getByText('https://turno.example/m/forno-aurora')).toBeVisible();
  await user.click(within(sheet).getByRole('button', { name: 'Chiudi' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(address()).toBe('/manage-merchant');
});

test('a till sees the number and its button alone; the key calls there too', async () => {
  const { user, container, gateway } = show({
    path: '/manage-merchant?view=till',
    replies: [mine(bakery()), neverAnswer(nextCall)],
  });
  expect(await callButton()).toHaveAccessibleName('Chiama FO8');
  expect(screen.getByText('3 numeri in attesa')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Chiudi la coda' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Sportelli' })).not.toBeInTheDocument();
  expect(await axeViolations(container)).toEqual([]);
  await user.keyboard('n');
  expect(gateway.requests.filter(({ path }) => path.endsWith('/next'))).toHaveLength(1);
});

test('the view for a till is opened and left by a link', async () => {
  const { user, address } = show({ replies: [mine(bakery())] });
  await user.click(await screen.findByRole('link', { name: 'Pulsanti grandi per la cassa' }));
  expect(address()).toBe('/manage-merchant?view=till');
  await user.click(await screen.findByRole('link', { name: 'Torna a tutte le code' }));
  expect(await screen.findByRole('button', { name: 'Chiudi la coda' })).toBeVisible();
});

test('space and Enter on the focused button call', async () => {
  const { user, gateway } = show({ replies: [mine(bakery()), neverAnswer(nextCall)] });
  (await callButton()).focus();
  await user.keyboard(' ');
  await waitFor(() => {
    expect(gateway.requests.filter(({ path }) => path.endsWith('/next'))).toHaveLength(1);
  });
});
