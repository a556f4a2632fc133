import { screen, waitFor } from '@testing-library/react';
import { mailConfirmationCall } from '@turno/shared-types';
import {
  axeViolations,
  failOffline,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

test('S-09 the manager of an unverified merchant reads why it is not listed', async () => {
  const { container } = show({ replies: [mine(bakery(busyCounter(), { isVerified: false }))] });
  expect(await screen.findByText('Non ancora nell’elenco pubblico')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('S-09 the notice has the link mailed again, and goes once the address is confirmed', async () => {
  const unverified = mine(bakery(busyCounter(), { isVerified: false }));
  const { user, gateway } = show({ replies: [unverified, reply(mailConfirmationCall, {})] });
  await user.click(await screen.findByRole('button', { name: 'Invia di nuovo il link' }));
  expect(await screen.findByText('Link inviato: controlla la posta')).toBeVisible();
  gateway.answer(refuse(mailConfirmationCall, 'email_already_verified'));
  gateway.answer(mine(bakery()));
  await user.click(screen.getByRole('button', { name: 'Invia di nuovo il link' }));
  await waitFor(() => expect(screen.queryByText(/elenco pubblico/)).not.toBeInTheDocument());
});

test('S-09 without a network the notice stays and says why nothing was sent', async () => {
  const unverified = mine(bakery(busyCounter(), { isVerified: false }));
  const { user } = show({ replies: [unverified, failOffline(mailConfirmationCall)] });
  await user.click(await screen.findByRole('button', { name: 'Invia di nuovo il link' }));
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Invia di nuovo il link' })).toBeEnabled();
});

test('S-09 a till shows its number and button without the notice', async () => {
  const unverified = mine(bakery(busyCounter(), { isVerified: false }));
  show({ path: '/manage-merchant?view=till', replies: [unverified] });
  await screen.findByRole('region', { name: 'Banco' });
  expect(screen.queryByText(/elenco pubblico/)).not.toBeInTheDocument();
});

test('S-09 a verified merchant has no such notice', async () => {
  show({ replies: [mine(bakery())] });
  await screen.findByRole('region', { name: 'Banco' });
  expect(screen.queryByText(/elenco pubblico/)).not.toBeInTheDocument();
});
