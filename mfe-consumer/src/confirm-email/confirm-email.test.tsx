import { screen, waitFor } from '@testing-library/react';
import { confirmEmailCall, meCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const PATH = '/confirm-email/tok-en_1';
const confirms = reply(confirmEmailCall, { email: 'ada@example.com' });

test('the mailed link confirms the address, once, also without a session', async () => {
  const { container, gateway } = show(PATH, { replies: [confirms] });
  expect(await screen.findByText(/ada@example.com è confermato/)).toBeVisible();
  expect(gateway.requests.map(({ path, body }) => ({ path, body }))).toEqual([
    { path: '/auth/confirm-email', body: { token: 'tok-en_1' } },
  ]);
  expect(await axeViolations(container)).toEqual([]);
});

test('the session of the person gets a token that knows of it', async () => {
  const fresh = buildSession({ accessToken: 'fresh' });
  const session = buildSession({ accessToken: 'before' });
  const { props } = show(PATH, { session, replies: [confirms, reply(meCall, fresh)] });
  await screen.findByText('Indirizzo confermato');
  await waitFor(() => expect(props.session.read()?.accessToken).toBe('fresh'));
});

test('the session of another person stays as it is', async () => {
  const session = buildSession({ accessToken: 'before' });
  const other = buildSession({ id: 78, accessToken: 'other' });
  const { props } = show(PATH, { session, replies: [confirms, reply(meCall, other)] });
  await screen.findByText('Indirizzo confermato');
  expect(props.session.read()?.accessToken).toBe('before');
});

test.each([
  ['link_used', 'Indirizzo già confermato'],
  ['link_expired', 'Questo link non funziona più'],
  ['email_already_in_use', 'Questo indirizzo ha già un account'],
] as const)('a link that is answered by %s says so', async (code, words) => {
  const { container } = show(PATH, { replies: [refuse(confirmEmailCall, code)] });
  expect(await screen.findByText(words)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Vai al tuo account' })).toHaveAttribute(
    'href',
    '/account',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('without a network it can be tried again', async () => {
  const { user, gateway } = show(PATH, { replies: [failOffline(confirmEmailCall)] });
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  gateway.answer(confirms);
  await user.click(screen.getByRole('button', { name: 'Riprova' }));
  expect(await screen.findByText('Indirizzo confermato')).toBeVisible();
});

test('until the answer arrives the page has its heading and a placeholder', async () => {
  const { container } = show(PATH, { replies: [neverAnswer(confirmEmailCall)] });
  expect(await screen.findByRole('heading', { name: 'Conferma dell’indirizzo' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});
