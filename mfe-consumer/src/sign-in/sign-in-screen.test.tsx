import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  parentCategoriesCall,
  signInCall,
  userTicketsCall,
} from '@turno/shared-types';
import { passOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  neverAnswer,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, field, temporaryToken } from '../../test/account-page.ts';
import { merchantReplies, show } from '../../test/show.tsx';

beforeEach(temporaryToken.remove);

async function fill({ user }: ReturnType<typeof show>, email = 'ada@example.com') {
  await user.fill(await field('E-mail'), email);
  await user.fill(await field('Password'), 'correct horse');
  await user.click(await button('Accedi'));
}

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const signsIn = (session = buildSession()): FakeReply[] => [
  reply(signInCall, session),
  reply(passOwnersCall, []),
  reply(userTicketsCall, [buildTicket()]),
  ...merchantReplies(),
  ...home,
];

test('CON-075: the button waits for both fields, and all is there', async () => {
  const { user, container } = show('/signin');
  expect(await button('Accedi')).toBeDisabled();
  await user.fill(await field('E-mail'), 'ada@example.com');
  expect(await button('Accedi')).toBeDisabled();
  await user.type(await field('Password'), 'x');
  expect(await button('Accedi')).toBeEnabled();
  expect(screen.getByRole('link', { name: 'Registrati' })).toHaveAttribute('href', '/signup');
  expect(screen.getByRole('button', { name: 'Hai dimenticato la password?' })).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
});

test('IDN-019: an invalid address is an error at once, and nothing is sent', async () => {
  const shown = show('/signin', { replies: signsIn() });
  await fill(shown, 'ada@');
  expect(await field('E-mail')).toHaveAccessibleDescription(/E-mail non valida/);
  expect(await field('E-mail')).toHaveFocus();
  expect(shown.gateway.requests).toEqual([]);
});

test.each([
  ['ERR-005', 'invalid_credentials', /Email e\/o password non corrette/],
  ['IDN-035, ERR-028', 'use_facebook_signin', /usa il pulsante Facebook/],
] as const)('%s: the error is below the password', async (_, code, words) => {
  const shown = show('/signin', { replies: [refuse(signInCall, code)] });
  await fill(shown);
  await waitFor(async () => expect(await field('Password')).toHaveAccessibleDescription(words));
  expect(await field('Password')).toHaveFocus();
  expect(shown.props.session.read()).toBeNull();
  expect(shown.address()).toBe('/signin');
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('ERR-005: rejected values can be corrected and sent again', async () => {
  const shown = show('/signin', { replies: [refuse(signInCall, 'invalid_credentials'), ...home] });
  await fill(shown);
  await waitFor(async () => expect(await field('Password')).toBeInvalid());
  shown.gateway.answer(...signsIn());
  await shown.user.type(await field('Password'), '!');
  expect(await field('Password')).not.toBeInvalid();
  await shown.user.click(await button('Accedi'));
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
});

test.each([
  ['no network', failOffline(signInCall), 'Connessione assente. Controlla la rete e riprova.'],
  ['too many tries', refuse(signInCall, 'rate_limited'), 'Troppe richieste: riprova tra poco'],
] as const)('ERR-005: %s is not an error of the password', async (_, answer, words) => {
  const shown = show('/signin', { replies: [answer] });
  await fill(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent(words);
  expect(await field('Password')).not.toBeInvalid();
  expect(await field('E-mail')).toHaveValue('ada@example.com');
});

test('IDN-027: while the request runs, the button is busy and cannot be pressed twice', async () => {
  const shown = show('/signin', { replies: [neverAnswer(signInCall)] });
  await fill(shown);
  await shown.user.click(screen.getByRole('button', { name: /Accedi/ }));
  expect(shown.gateway.requests).toHaveLength(1);
});

test('CON-076: a user goes to the passes and tickets, and the host is notified', async () => {
  const shown = show('/signin', { replies: signsIn() });
  await fill(shown);
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
  expect(await screen.findByRole('link', { name: /numero 5/ })).toBeVisible();
  expect(shown.address()).toBe('/my-tickets');
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
});

test('CON-076: a merchant goes to the merchant home, which the host owns', async () => {
  const shown = show('/signin', { replies: signsIn(buildSession({ roles: ['ROLE_MERCHANT'] })) });
  await fill(shown);
  await waitFor(() =>
    expect(shown.events).toContainEqual({ type: 'navigate-away', path: '/manage-merchant' }),
  );
});

test('IDN-015, CON-076: a person who must change the password is redirected there and not signed in', async () => {
  const due = buildSession({ require_password_reset: true, accessToken: 'temporary' });
  const shown = show('/reservation/7/11', { replies: signsIn(due) });
  await fill(shown);
  expect(await screen.findByRole('heading', { name: 'Cambia password' })).toBeVisible();
  expect(temporaryToken.read()).toBe('temporary');
  expect(shown.props.session.read()).toBeNull();
  expect(shown.events.map(({ type }) => type)).not.toContain('signed-in');
});

test('SHL-013: a person whom a guard redirected comes back', async () => {
  const shown = show('/reservation/7/11', { replies: signsIn() });
  await fill(shown);
  expect(await screen.findByRole('heading', { name: /biglietto da/ })).toBeVisible();
  expect(shown.address()).toBe('/reservation/7/11');
});

test('CON-076 a guest may sign in, a user is sent on', async () => {
  show('/signin', { session: buildSession({ roles: ['ROLE_GUEST'] }) });
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
});

test('CON-022, CON-076: a guest who holds a number signs in from beside it and comes back to the ticket', async () => {
  const guest = buildSession({ roles: ['ROLE_GUEST'] });
  const shown = show('/take-number/7/11', { session: guest, replies: signsIn() });
  expect(await screen.findByText('Hai già il numero 5')).toBeVisible();
  await shown.user.click(screen.getByRole('link', { name: 'Accedi' }));
  expect(await screen.findByRole('link', { name: 'Indietro' })).toHaveAttribute(
    'href',
    '/reservation/7/11',
  );
  await fill(shown);
  expect(await screen.findByRole('heading', { name: /biglietto da/ })).toBeVisible();
  expect(shown.address()).toBe('/reservation/7/11');
});
