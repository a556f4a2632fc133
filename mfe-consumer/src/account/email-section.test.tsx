import { act, screen, waitFor, within } from '@testing-library/react';
import {
  accountCall,
  cancelEmailChangeCall,
  changeEmailCall,
  mailConfirmationCall,
  sessionsCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  passTime,
  refuse,
  reply,
  setVisibility,
} from '@turno/shared-ui/test';
import { button } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';
import { AWAITED_MS } from './atoms.ts';

const ada = {
  id: 77,
  email: 'ada@example.com',
  name: 'Ada',
  role: 'ROLE_USER' as const,
  emailVerified: true,
  newEmail: null,
  signsInWithFacebook: false,
};
const ready = [reply(accountCall, ada), reply(sessionsCall, [])];
const open = (more: readonly FakeReply[] = []) =>
  show('/account', { session: buildSession(), replies: [...ready, ...more] });

describe('the e-mail address', () => {
  const unconfirmed = reply(accountCall, { ...ada, emailVerified: false });
  const again = () => button('Invia di nuovo il link');

  test('is confirmed: nothing to do', async () => {
    open();
    expect(await screen.findByText('Il tuo indirizzo è confermato.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Invia di nuovo il link' })).toBeNull();
  });

  test('is unconfirmed: a calm hint, and another link', async () => {
    const { user, container } = open([unconfirmed, reply(mailConfirmationCall, {})]);
    expect(await screen.findByText(/non è ancora confermato/)).toBeVisible();
    expect(await axeViolations(container)).toEqual([]);
    await user.click(await again());
    expect(await screen.findByText('Link inviato: controlla la posta')).toBeVisible();
  });

  test('was confirmed meanwhile: the account shows it', async () => {
    const { user, gateway } = open([
      unconfirmed,
      refuse(mailConfirmationCall, 'email_already_verified'),
    ]);
    const press = await again();
    gateway.answer(reply(accountCall, ada));
    await user.click(press);
    await waitFor(() => expect(screen.queryByText(/non è ancora confermato/)).toBeNull());
  });

  test.each([
    [refuse(mailConfirmationCall, 'rate_limited', { retryAfterSeconds: 60 })],
    [failOffline(mailConfirmationCall)],
  ])('an error is shown, and the button stays', async (answer) => {
    const { user } = open([unconfirmed, answer]);
    await user.click(await again());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await again()).toBeEnabled();
  });
});

describe('another e-mail address', () => {
  async function changeWith(answer: FakeReply, email = ' new@example.com ') {
    const shown = open([answer]);
    await shown.user.click(await button('Cambia indirizzo e-mail'));
    const sheet = within(await screen.findByRole('dialog', { name: 'Cambia indirizzo e-mail' }));
    const submit = sheet.getByRole('button', { name: 'Invia il link' });
    expect(submit).toBeDisabled();
    await shown.user.fill(sheet.getByLabelText('Nuovo indirizzo e-mail'), email);
    await shown.user.fill(sheet.getByLabelText('Password'), 'correct horse');
    shown.gateway.answer(reply(accountCall, { ...ada, newEmail: 'new@example.com' }));
    await shown.user.click(submit);
    return { ...shown, sheet };
  }

  test('is asked for with the password, and awaits its confirmation', async () => {
    const { gateway } = await changeWith(reply(changeEmailCall, {}));
    expect(await screen.findByText(/Per confermare new@example.com apri il link/)).toBeVisible();
    const sent = gateway.requests.find(({ method }) => method === 'PUT');
    expect(sent?.body).toEqual({ email: 'new@example.com', password: 'correct horse' });
    expect(await button('Invia di nuovo il link')).toBeEnabled();
  });

  const awaited = reply(accountCall, { ...ada, newEmail: 'new@example.com' });

  test('confirmed on another device, the page stops asking for it by itself', async () => {
    const { gateway } = open([awaited]);
    expect(await screen.findByText(/Per confermare new@example.com apri il link/)).toBeVisible();
    gateway.answer(reply(accountCall, { ...ada, email: 'new@example.com' }));
    await passTime(AWAITED_MS);
    expect(await screen.findByText('Il tuo indirizzo è confermato.')).toBeVisible();
    const asked = () => gateway.requests.filter(({ path }) => path.endsWith('/users/77')).length;
    const before = asked();
    expect(before).toBeGreaterThan(1);
    await passTime(3 * AWAITED_MS);
    expect(asked()).toBe(before);
  });

  const keep = () => button('Tieni l’indirizzo di prima');

  test('is cancelled without a password, and the section keeps the focus', async () => {
    const { user, gateway } = open([awaited, reply(cancelEmailChangeCall, {})]);
    const press = await keep();
    gateway.answer(reply(accountCall, ada));
    await user.click(press);
    expect(await screen.findByText('Il tuo indirizzo è confermato.')).toBeVisible();
    expect(screen.getByRole('heading', { name: 'E-mail' })).toHaveFocus();
  });

  test('without a network the change still waits, and can be cancelled again', async () => {
    const { user } = open([awaited, failOffline(cancelEmailChangeCall)]);
    await user.click(await keep());
    expect(await screen.findByRole('alert')).toBeVisible();
    expect(await keep()).toBeEnabled();
  });

  test('a wrong password is an error of its field', async () => {
    const { sheet } = await changeWith(refuse(changeEmailCall, 'invalid_credentials'));
    const box = sheet.getByLabelText('Password');
    await waitFor(() => expect(box).toHaveAccessibleDescription(/non è corretta/));
  });

  test('what is no address is not sent', async () => {
    const { sheet, gateway } = await changeWith(reply(changeEmailCall, {}), 'nonsense');
    expect(sheet.getByLabelText('Nuovo indirizzo e-mail')).toBeInvalid();
    expect(gateway.requests.some(({ method }) => method === 'PUT')).toBe(false);
  });

  test('without a network the form keeps its input', async () => {
    const { sheet } = await changeWith(failOffline(changeEmailCall));
    expect(await sheet.findByRole('alert')).toHaveTextContent('Connessione assente');
    expect(sheet.getByLabelText('Nuovo indirizzo e-mail')).toHaveValue('new@example.com');
  });
});

const session = {
  id: 'there',
  device: 'Safari, iPhone',
  createdAt: '2026-11-01T08:00:00.000Z',
  lastUsedAt: '2026-11-20T08:05:00.000Z',
  isCurrent: false,
};

test.each([
  ['looks at the page again', () => setVisibility('visible')],
  ['returns to its window', () => window.dispatchEvent(new Event('focus'))],
])('IDN-008 whoever %s reads what another device has changed', async (_, look) => {
  const { gateway } = open();
  expect(await screen.findByText('ada@example.com')).toBeVisible();
  gateway.answer(reply(accountCall, { ...ada, email: 'new@example.com' }));
  gateway.answer(reply(sessionsCall, [session]));
  await passTime(2_000);
  act(() => void look());
  expect(await screen.findByText('new@example.com')).toBeVisible();
  expect(await screen.findByText('Safari, iPhone')).toBeVisible();
});
