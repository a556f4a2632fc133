import { screen, waitFor, within } from '@testing-library/react';
import {
  accountCall,
  type CallReply,
  deleteAccountCall,
  endOtherSessionsCall,
  endSessionCall,
  exportAccountCall,
  listMerchantsCall,
  parentCategoriesCall,
  sessionsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, revokingPort, temporaryToken } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

type Entry = CallReply<typeof sessionsCall>[number];

const person = { id: 77, email: 'ada@example.com', name: 'Ada', role: 'ROLE_USER' as const };
const ada = { ...person, emailVerified: true, newEmail: null, signsInWithFacebook: false };
const entry = (change: Partial<Entry>): Entry => ({
  id: 'here',
  device: 'Firefox, Linux',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:05:00.000Z',
  isCurrent: false,
  ...change,
});
const entries = [entry({ isCurrent: true }), entry({ id: 'there', device: 'Safari, iPhone' })];
const around = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const ready = [...around, reply(accountCall, ada), reply(sessionsCall, entries)];
const open = (more: readonly FakeReply[] = []) =>
  show('/account', {
    props: { session: revokingPort(buildSession()) },
    replies: [...ready, ...more],
  });

beforeEach(temporaryToken.remove);

test('the account shows its person and its sessions', async () => {
  const { container } = open();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  expect(await screen.findByText('Questo dispositivo')).toBeVisible();
  expect(screen.getByText(/Ultimo uso: 20\/11\/2026 alle \d\d:05/)).toBeVisible();
  expect(screen.getAllByRole('button', { name: /^Disconnetti :/ })).toHaveLength(1);
  expect(await axeViolations(container)).toEqual([]);
});

test('SHL-013: without a session it leads to sign-in and back; a guest has no account yet', async () => {
  const anonymous = show('/account', {});
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  anonymous.unmount();
  show('/account', { session: buildSession({ roles: ['ROLE_GUEST'] }) });
  expect(await screen.findByRole('link', { name: 'Indietro' })).toHaveAttribute('href', '/account');
});

test('another session is ended, and the heading takes the focus of its row', async () => {
  const { user, gateway } = open([reply(endSessionCall, {})]);
  const end = await screen.findByRole('button', { name: 'Disconnetti : Safari, iPhone' });
  gateway.answer(reply(sessionsCall, [entry({ isCurrent: true })]));
  await user.click(end);
  expect(await screen.findByText('Dispositivo disconnesso')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(screen.getByRole('heading', { name: 'Dispositivi connessi' })).toHaveFocus();
  expect(gateway.requests.map(({ path }) => path)).toContain('/private/users/77/sessions/there');
});

test('all other sessions are ended at once', async () => {
  const { user, gateway } = open([reply(endOtherSessionsCall, {})]);
  const end = await screen.findByRole('button', { name: 'Disconnetti tutti gli altri' });
  gateway.answer(reply(sessionsCall, [entry({ isCurrent: true })]));
  await user.click(end);
  expect(await screen.findByText('Tutti gli altri dispositivi sono disconnessi')).toBeVisible();
  await waitFor(() => expect(screen.queryByText('Safari, iPhone')).toBeNull());
  expect(screen.queryByRole('button', { name: 'Disconnetti tutti gli altri' })).toBeNull();
  expect(screen.getByRole('heading', { name: 'Dispositivi connessi' })).toHaveFocus();
});

test('X-19: a voluntary change takes the session’s own token along', async () => {
  const { user, address } = open();
  await user.click(await button('Cambia password'));
  expect(await screen.findByRole('heading', { name: 'Cambia password' })).toBeVisible();
  expect(address()).toBe('/change-password');
  expect(temporaryToken.read()).toBe(buildSession().accessToken);
  expect(screen.getByRole('link', { name: 'Indietro' })).toHaveAttribute('href', '/account');
});

test('who signs in with Facebook has no password to change or to give', async () => {
  const facebook = reply(accountCall, { ...ada, signsInWithFacebook: true });
  const { user } = open([facebook, refuse(deleteAccountCall, 'signin_too_old')]);
  expect(await screen.findByText(/qui non c’è una password/)).toBeVisible();
  await user.click(await button('Elimina l’account'));
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.queryByLabelText('Password')).toBeNull();
  await user.click(sheet.getByRole('button', { name: 'Elimina per sempre' }));
  expect(await sheet.findByRole('alert')).toHaveTextContent('accedi di nuovo e riprova');
});

test('STA-010: everything that is held can be taken away as a file', async () => {
  const saved: Blob[] = [];
  const createObjectURL = (blob: Blob) => `blob:${saved.push(blob)}`;
  Object.assign(URL, { createObjectURL, revokeObjectURL: () => undefined });
  const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation();
  const { user } = open([reply(exportAccountCall, exported)]);
  await user.click(await button('Scarica i tuoi dati'));
  expect(await screen.findByText('I tuoi dati sono pronti')).toBeVisible();
  expect(saved.map(({ type }) => type)).toEqual(['application/json']);
  expect(click).toHaveBeenCalledTimes(1);
  click.mockRestore();
});

const ofQueues = { tickets: [], merchants: [], managerInvitations: [], apiKeys: [], activity: [] };
const exported: CallReply<typeof exportAccountCall> = {
  createdAt: '2026-11-21T08:00:00.000Z',
  account: {
    ...person,
    emailVerified: true,
    newEmail: null,
    createdAt: '2026-11-01T08:00:00.000Z',
    lastUsedAt: '2026-11-21T08:00:00.000Z',
    locale: 'it',
    facebookId: null,
    passkeys: [],
  },
  sessions: [],
  mails: [],
  familiarNetworks: [],
  queues: { ...ofQueues, lastMerchantId: null },
  passes: { passes: [], passOwners: [], checkIns: [] },
};

describe('STA-010: deleting the account', () => {
  async function deleteWith(answer: FakeReply) {
    const shown = open([answer]);
    await shown.user.click(await button('Elimina l’account'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Eliminare l’account?' }));
    const confirm = sheet.getByRole('button', { name: 'Elimina per sempre' });
    expect(confirm).toBeDisabled();
    await shown.user.fill(sheet.getByLabelText('Password'), 'correct horse');
    await shown.user.click(confirm);
    return { ...shown, sheet };
  }

  test('with the password it goes, and so does the session', async () => {
    const { gateway, address, props } = await deleteWith(reply(deleteAccountCall, {}));
    expect(await screen.findByText('Account eliminato')).toBeVisible();
    await waitFor(() => expect(address()).toBe('/'));
    await waitFor(() => expect(props.session.read()).toBeNull());
    const sent = gateway.requests.find(({ method }) => method === 'DELETE');
    expect(sent?.body).toEqual({ password: 'correct horse' });
    expect(props.session.endedSession?.()?.cause).toBe('signed-out');
    // Its session has ended with the account: a sign-out would be answered 401.
    expect(gateway.requests.some(({ path }) => path === '/auth/signout')).toBe(false);
  });

  test('a wrong password is an error of its field', async () => {
    const { sheet, props } = await deleteWith(refuse(deleteAccountCall, 'invalid_credentials'));
    const box = sheet.getByLabelText('Password');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/non è corretta/));
    expect(props.session.read()).not.toBeNull();
  });

  test.each([
    [
      refuse(deleteAccountCall, 'last_owner', { merchantIds: [7] }),
      /prima passala a un’altra persona/,
    ],
    [failOffline(deleteAccountCall), /Connessione assente/],
  ])('the error is shown', async (answer, words) => {
    const { sheet } = await deleteWith(answer);
    expect(await sheet.findByRole('alert')).toHaveTextContent(words);
  });
});

test('loading, failing and trying again', async () => {
  const shown = open([neverAnswer(sessionsCall), failOffline(accountCall)]);
  expect(
    await screen.findByText('Connessione assente. Controlla la rete e riprova.'),
  ).toBeVisible();
  shown.gateway.answer(reply(accountCall, ada), reply(sessionsCall, entries));
  await shown.user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('ada@example.com')).toBeVisible();
});
