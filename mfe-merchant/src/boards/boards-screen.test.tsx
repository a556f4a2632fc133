import { screen, waitFor, within } from '@testing-library/react';
import {
  changeDeviceCall,
  type Device,
  devicesCall,
  pairDeviceCall,
  unpairDeviceCall,
} from '@turno/shared-types/devices';
import { axeViolations, refuse, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

const AT = '2026-11-21T10:00:00.000Z';
const BOARD: Device = {
  id: 3,
  merchantId: 7,
  kind: 'board',
  name: 'Sala',
  settings: 'colours=light',
  language: 'it',
  revision: 4,
  pairedAt: AT,
  lastSeenAt: AT,
};
const KIOSK: Device = { ...BOARD, id: 4, kind: 'kiosk', name: 'Totem', settings: '' };

setUpEventSources();

const open = (boards: Device[]) =>
  show({
    path: '/merchant-boards',
    replies: [mine(bakery()), reply(devicesCall, boards)],
  });
const button = (name: string) => screen.findByRole('button', { name });

test('DIS-002 without a board the page says how to pair one, accessibly', async () => {
  const { container } = open([]);
  expect(await screen.findByText('Nessuno schermo collegato')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('DIS-002 a screen is paired by its code', async () => {
  const { user, gateway } = open([]);
  await user.click(await button('Collega uno schermo'));
  const sheet = await screen.findByRole('dialog');
  await user.fill(within(sheet).getByLabelText('Codice sullo schermo'), 'k4t n7p');
  await user.fill(within(sheet).getByLabelText('Nome'), 'Sala');
  gateway.answer(reply(pairDeviceCall, BOARD));
  gateway.answer(reply(devicesCall, [BOARD]));
  await user.click(within(sheet).getByRole('button', { name: 'Collega uno schermo' }));
  expect(await screen.findByText('Sala')).toBeVisible();
  const sent = gateway.requests.findLast(({ method }) => method === 'POST');
  expect(sent?.body).toEqual({ code: 'K4TN7P', name: 'Sala', settings: '' });
});

test('DIS-002 a wrong code is named, and nothing that was typed is lost', async () => {
  const { user, gateway } = open([]);
  await user.click(await button('Collega uno schermo'));
  const sheet = await screen.findByRole('dialog');
  await user.fill(within(sheet).getByLabelText('Codice sullo schermo'), 'K4TN7Q');
  await user.fill(within(sheet).getByLabelText('Nome'), 'Sala');
  gateway.answer(refuse(pairDeviceCall, 'device_code_unknown'));
  await user.click(within(sheet).getByRole('button', { name: 'Collega uno schermo' }));
  expect(await within(sheet).findByText('Nessuno schermo mostra questo codice')).toBeVisible();
  expect(within(sheet).getByLabelText('Nome')).toHaveValue('Sala');
});

test('DIS-002 MER-038 settings are saved with the revision they were made on; after a conflict Undo shows those of the colleague', async () => {
  const { user, gateway } = open([BOARD]);
  await user.click(await button('Modifica Sala'));
  const sheet = await screen.findByRole('dialog');
  await user.fill(within(sheet).getByLabelText(/^Riga in basso/), 'Wi-Fi');
  gateway.answer(refuse(changeDeviceCall, 'device_changed'));
  gateway.answer(reply(devicesCall, [{ ...BOARD, settings: 'message=Ciao', revision: 5 }]));
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  const sent = gateway.requests.findLast(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({
    name: 'Sala',
    settings: 'colours=light&message=Wi-Fi',
    revision: 4,
  });
  expect(await within(sheet).findByText(/ha cambiato gli stessi valori/)).toBeVisible();
  expect(within(sheet).queryByText(/ha appena modificato questo schermo/)).toBeNull();
  expect(within(sheet).getByLabelText(/^Riga in basso/)).toHaveValue('Wi-Fi');
  await user.click(within(sheet).getByRole('button', { name: 'Annulla' }));
  expect(within(sheet).getByLabelText(/^Riga in basso/)).toHaveValue('Ciao');
});

test('DIS-002 MER-038 after a conflict one’s own settings are saved, beside those that only the colleague changed', async () => {
  const { user, gateway } = open([BOARD]);
  await user.click(await button('Modifica Sala'));
  const sheet = await screen.findByRole('dialog');
  const line = within(sheet).getByLabelText(/^Riga in basso/);
  await user.fill(line, 'Wi-Fi');
  gateway.answer(refuse(changeDeviceCall, 'device_changed'));
  const settings = 'sound=off&message=Ciao';
  gateway.answer(reply(devicesCall, [{ ...BOARD, settings, revision: 5 }]));
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  await within(sheet).findByText(/ha cambiato gli stessi valori/);
  gateway.answer(reply(changeDeviceCall, BOARD));
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const sent = gateway.requests.findLast(({ method }) => method === 'PUT');
  const mine = { name: 'Sala', settings: 'sound=off&message=Wi-Fi', revision: 5 };
  expect(sent?.body).toEqual(mine);
});

test('MER-038 closing the sheet of a screen asks before edits are lost', async () => {
  const { user } = open([BOARD]);
  await user.click(await button('Modifica Sala'));
  await user.type(within(await screen.findByRole('dialog')).getByLabelText('Nome'), ' 2');
  await user.keyboard('{Escape}');
  await user.click(await button('Resta qui'));
  const box = within(await screen.findByRole('dialog')).getByLabelText('Nome');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveValue('Sala 2');
  await user.keyboard('{Escape}');
  await user.click(await button('Esci senza salvare'));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('DIS-002 a kiosk is in the list by its kind; it has a name and none of the settings of a board', async () => {
  const { user, gateway } = open([BOARD, KIOSK]);
  await user.click(await button('Modifica Totem'));
  const sheet = await screen.findByRole('dialog');
  expect(within(sheet).getByText(/kiosk\/7\?paper=58/)).toBeVisible();
  expect(within(sheet).queryByLabelText(/^Riga in basso/)).not.toBeInTheDocument();
  await user.type(within(sheet).getByLabelText('Nome'), ' 2');
  gateway.answer(reply(changeDeviceCall, { ...KIOSK, name: 'Totem 2' }));
  await user.click(within(sheet).getByRole('button', { name: 'Modifica' }));
  const sent = gateway.requests.findLast(({ method }) => method === 'PUT');
  expect(sent?.body).toEqual({ name: 'Totem 2', settings: '', revision: 4 });
});

test('DIS-002 a board is unpaired after a question', async () => {
  const { user, gateway } = open([BOARD]);
  await user.click(await button('Scollega Sala'));
  gateway.answer(reply(unpairDeviceCall, {}));
  gateway.answer(reply(devicesCall, []));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Scollega' }));
  expect(await screen.findByText('Nessuno schermo collegato')).toBeVisible();
});

test('the list that cannot be loaded offers another try', async () => {
  const { user, gateway } = show({
    path: '/merchant-boards',
    replies: [mine(bakery()), refuse(devicesCall, 'service_unavailable')],
  });
  const retry = await button('Riprova');
  gateway.answer(reply(devicesCall, [BOARD]));
  await user.click(retry);
  expect(await screen.findByText('Sala')).toBeVisible();
});
