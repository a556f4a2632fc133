import { screen, waitFor, within } from '@testing-library/react';
import {
  accountCall,
  addPasskeyCall,
  beginPasskeyCall,
  passkeysCall,
  removePasskeyCall,
  renamePasskeyCall,
  sessionsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button } from '../../test/account-page.ts';
import {
  cancel,
  creation,
  installAuthenticator,
  onOwnPage,
  phone,
  removeAuthenticator,
} from '../../test/passkeys.ts';
import { show } from '../../test/show.tsx';

const account = {
  id: 77,
  email: 'ada@example.com',
  emailVerified: true,
  newEmail: null,
  name: 'Ada',
  role: 'ROLE_MERCHANT' as const,
  signsInWithFacebook: false,
};
const ready = [reply(accountCall, account), reply(sessionsCall, [])];
const open = (replies: readonly FakeReply[], props: object = onOwnPage) =>
  show('/account', {
    session: buildSession({ roles: ['ROLE_MERCHANT'] }),
    replies: [...ready, ...replies],
    props,
  });

beforeEach(() => installAuthenticator());
afterEach(removeAuthenticator);

async function fillName({ user }: ReturnType<typeof show>) {
  await user.click(await button('Aggiungi una passkey'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Nuova passkey' }));
  const create = sheet.getByRole('button', { name: 'Crea la passkey' });
  expect(create).toBeDisabled();
  await user.fill(sheet.getByRole('textbox', { name: /Nome/ }), 'Telefono');
  return { sheet, create };
}

test('a passkey is added under a name and appears in the list', async () => {
  const shown = open([reply(passkeysCall, []), reply(beginPasskeyCall, creation)]);
  expect(await screen.findByText('Non hai ancora passkey.')).toBeVisible();
  const { create } = await fillName(shown);
  expect(await axeViolations(screen.getByRole('dialog'))).toEqual([]);
  shown.gateway.answer(reply(addPasskeyCall, phone), reply(passkeysCall, [phone]));
  await shown.user.click(create);
  expect(await screen.findByText('Passkey aggiunta')).toBeVisible();
  expect(await screen.findByText('Creata il 02/11/2026')).toBeVisible();
  expect(screen.getByText('Mai usata')).toBeVisible();
  const sent = shown.gateway.requests.findLast(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({ name: 'Telefono', credential: { id: phone.id } });
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('after ten minutes the form asks for the password, and sends it', async () => {
  const shown = open([reply(passkeysCall, []), refuse(beginPasskeyCall, 'signin_too_old')]);
  const { sheet, create } = await fillName(shown);
  await shown.user.click(create);
  const box = await sheet.findByLabelText('Password');
  await waitFor(() => expect(box).toHaveFocus());
  expect(box).toHaveAccessibleDescription(/conferma con la tua password/);
  shown.gateway.answer(refuse(beginPasskeyCall, 'invalid_credentials'));
  await shown.user.fill(box, 'wrong horse');
  await shown.user.click(create);
  await waitFor(() => expect(box).toHaveAccessibleDescription(/non è corretta/));
  expect(shown.gateway.requests.at(-1)?.body).toEqual({ password: 'wrong horse' });
});

test.each([
  ['the browser’s dialog was closed', { create: cancel }, /Nessuna passkey usata/],
  [
    'the device has one',
    { create: () => Promise.reject(new DOMException('', 'InvalidStateError')) },
    /c’è già una passkey/,
  ],
])('no passkey is added when %s', async (_, authenticator, words) => {
  installAuthenticator(authenticator);
  const shown = open([reply(passkeysCall, []), reply(beginPasskeyCall, creation)]);
  const { sheet, create } = await fillName(shown);
  await shown.user.click(create);
  expect(await sheet.findByRole('alert')).toHaveTextContent(words);
});

test('without a network the form keeps the name', async () => {
  const shown = open([reply(passkeysCall, []), failOffline(beginPasskeyCall)]);
  const { sheet, create } = await fillName(shown);
  await shown.user.click(create);
  expect(await sheet.findByRole('alert')).toHaveTextContent(/Connessione assente/);
  expect(sheet.getByRole('textbox', { name: /Nome/ })).toHaveValue('Telefono');
});

test('a passkey is renamed', async () => {
  const shown = open([reply(passkeysCall, [phone])]);
  await shown.user.click(await button('Rinomina : Telefono'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rinomina la passkey' }));
  const renamed = { ...phone, name: 'Telefono di Ada' };
  shown.gateway.answer(reply(renamePasskeyCall, renamed), reply(passkeysCall, [renamed]));
  await shown.user.fill(sheet.getByRole('textbox', { name: /Nome/ }), ' di Ada');
  await shown.user.click(sheet.getByRole('button', { name: 'Rinomina' }));
  expect(await button('Rinomina : Telefono di Ada')).toBeVisible();
});

test('a passkey is removed, and the heading takes the focus of its row', async () => {
  const shown = open([reply(passkeysCall, [phone])]);
  await shown.user.click(await button('Rimuovi : Telefono'));
  const sheet = within(await screen.findByRole('dialog', { name: 'Rimuovere la passkey?' }));
  shown.gateway.answer(reply(removePasskeyCall, {}), reply(passkeysCall, []));
  await shown.user.click(sheet.getByRole('button', { name: 'Rimuovi' }));
  expect(await screen.findByText('Passkey rimossa')).toBeVisible();
  expect(await screen.findByText('Non hai ancora passkey.')).toBeVisible();
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Passkey' })).toHaveFocus());
});

test('the last way to sign in stays, and the sheet says why', async () => {
  const shown = open([
    reply(passkeysCall, [phone]),
    refuse(removePasskeyCall, 'last_sign_in_method'),
  ]);
  await shown.user.click(await button('Rimuovi : Telefono'));
  const sheet = within(await screen.findByRole('dialog'));
  await shown.user.click(sheet.getByRole('button', { name: 'Rimuovi' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent(/unico modo di accedere/);
});

test('a failed list can be loaded again', async () => {
  const shown = open([failOffline(passkeysCall)]);
  const again = await screen.findByRole('button', { name: 'Riprova' });
  shown.gateway.answer(reply(passkeysCall, [phone]));
  await shown.user.click(again);
  expect(await screen.findByText('Telefono')).toBeVisible();
});

test('a browser without passkeys still shows those of other devices', async () => {
  removeAuthenticator();
  open([reply(passkeysCall, [phone])]);
  expect(await screen.findByText('Questo browser non supporta le passkey.')).toBeVisible();
  expect(await screen.findByText('Telefono')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Aggiungi una passkey' })).toBeNull();
});

test('an embed offers no passkeys', async () => {
  open([], {});
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(screen.queryByRole('heading', { name: 'Passkey' })).toBeNull();
});
