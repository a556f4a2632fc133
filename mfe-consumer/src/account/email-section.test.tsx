import { screen, waitFor } from '@testing-library/react';
import { accountCall, mailConfirmationCall, sessionsCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

const ada = {
  ...{ id: 77, email: 'ada@example.com', name: 'Ada', role: 'ROLE_USER' as const },
  emailVerified: true,
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
