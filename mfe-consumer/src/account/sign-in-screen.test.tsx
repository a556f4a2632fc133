import { screen, waitFor } from '@testing-library/react';
import {
  listMerchantsCall,
  parentCategoriesCall,
  signInCall,
  userTicketsCall,
} from '@turno/shared-types';
import { buildSession, buildTicket, type FakeReply, refuse, reply } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

async function fill({ user }: ReturnType<typeof show>) {
  await user.type(await screen.findByRole('textbox', { name: /E-mail/ }), 'ada@example.com');
  await user.type(screen.getByLabelText(/Password/), 'correct horse');
  await user.click(screen.getByRole('button', { name: 'Accedi' }));
}

const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const signsIn = (session = buildSession()): FakeReply[] => [
  reply(signInCall, session),
  reply(userTicketsCall, [buildTicket()]),
  ...merchantReplies(),
  ...home,
];

test('ERR-005: a refusal stands in the form, and nobody goes anywhere', async () => {
  const shown = show('/signin', { replies: [refuse(signInCall, 'invalid_credentials')] });
  await fill(shown);
  const password = screen.getByLabelText(/Password/);
  await waitFor(() =>
    expect(password).toHaveAccessibleDescription(/Email e\/o password non corrette/),
  );
  expect(password).toHaveFocus();
  expect(shown.props.session.read()).toBeNull();
  expect(shown.address()).toBe('/signin');
});

test('CON-076: a user goes to the queues, and the host is told', async () => {
  const shown = show('/signin', { replies: signsIn() });
  await fill(shown);
  expect(await screen.findByRole('heading', { name: 'Le mie code' })).toBeVisible();
  expect(shown.address()).toBe('/user-queues');
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
});

test('CON-076: a merchant goes to the merchant home, which the host owns', async () => {
  const shown = show('/signin', { replies: signsIn(buildSession({ roles: ['ROLE_MERCHANT'] })) });
  await fill(shown);
  await waitFor(() =>
    expect(shown.events).toContainEqual({ type: 'navigate-away', path: '/manage-merchant' }),
  );
});

test('SHL-013: whoever was stopped at a door comes back to it', async () => {
  const shown = show('/reservation/7/11', { replies: signsIn() });
  await fill(shown);
  expect(await screen.findByRole('heading', { name: /biglietto da/ })).toBeVisible();
  expect(shown.address()).toBe('/reservation/7/11');
});

test('a guest may sign in, a user is sent on', async () => {
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
