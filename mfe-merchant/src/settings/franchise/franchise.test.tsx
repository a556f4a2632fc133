import { screen, within } from '@testing-library/react';
import {
  apiKeysCall,
  declineFranchiseInvitationCall,
  type Franchising,
  franchisingsCall,
  joinFranchiseCall,
  mailFranchiseInvitationCall,
  readFranchiseInvitationCall,
  signInCall,
} from '@turno/shared-types';
import { webhooksCall } from '@turno/shared-types/webhooks';
import {
  axeViolations,
  buildSession,
  failOffline,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const CHAIN: Franchising = {
  id: 1,
  name: 'Catena',
  logoUrl: null,
  ticketsExpireIn: null,
  brandColour: null,
};
const path = `/franchise-invitation/${'T'.repeat(43)}`;
const invitation = (state: 'open' | 'used' | 'declined' = 'open') =>
  reply(readFranchiseInvitationCall, { franchising: { id: 1, name: 'Catena' }, state });
const member = bakery(busyCounter(), { franchisingId: 1, franchising: CHAIN });
const settings = (merchant = bakery()) => [
  mine(merchant),
  reply(apiKeysCall, []),
  reply(webhooksCall, []),
  reply(franchisingsCall, [CHAIN]),
];
const button = (name: string) => screen.findByRole('button', { name });

test('S-07 the link of an invitation lets a manager join with the shown merchant', async () => {
  const { user, container, gateway } = show({
    path,
    replies: [...settings(), invitation(), reply(joinFranchiseCall, member)],
  });
  expect(await screen.findByText('Catena ti invita a entrare nel gruppo')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  const accept = await button('Entra con Forno Aurora');
  gateway.answer(mine(member));
  await user.click(accept);
  expect(await screen.findByText('Questa attività fa parte di Catena.')).toBeVisible();
});

test('S-07 a place that is part of the franchise already is not asked to join', async () => {
  show({ path, replies: [...settings(member), invitation()] });
  expect(await screen.findByText('Questa attività fa parte di Catena.')).toBeVisible();
  expect(await button('Rifiuta l’invito')).toBeVisible();
  expect(screen.queryByRole('button', { name: /Entra con/ })).toBeNull();
});

test.each([
  { who: 'nobody', session: null, reads: /Accedi con l’account che gestisce/ },
  {
    who: 'a guest',
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    reads: /Accedi con l’account/,
  },
  { who: 'a customer', session: buildSession(), reads: /Il tuo è un account da cliente/ },
])('S-07 $who reads what the link is for, and signs in here', async ({ session, reads }) => {
  const { user, container, gateway } = show({
    path,
    session,
    replies: [...settings(), invitation()],
  });
  expect(await screen.findByText('Catena ti invita a entrare nel gruppo')).toBeVisible();
  expect(screen.getByText(reads)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  gateway.answer(reply(signInCall, buildSession({ roles: ['ROLE_MERCHANT'] })));
  await user.fill(screen.getByRole('textbox', { name: /E-mail/ }), 'anna@demo.example');
  await user.fill(screen.getByLabelText(/Password/), 'correct horse');
  await user.click(await button('Accedi'));
  expect(await button('Entra con Forno Aurora')).toBeVisible();
});

test('S-07 declining asks first, and the page then says that it was declined', async () => {
  const { user, gateway } = show({
    path,
    replies: [...settings(), invitation(), reply(declineFranchiseInvitationCall, {})],
  });
  await user.click(await button('Rifiuta l’invito'));
  const sheet = within(await screen.findByRole('dialog'));
  gateway.answer(invitation('declined'));
  await user.click(sheet.getByRole('button', { name: 'Rifiuta l’invito' }));
  expect(await screen.findByText('Questo invito è stato rifiutato')).toBeVisible();
});

test.each([
  ['used', 'Questo invito è già stato usato'],
  ['declined', 'Questo invito è stato rifiutato'],
] as const)('S-07 a link says when it is %s', async (state, text) => {
  show({ path, replies: [...settings(), invitation(state)] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Entra con/ })).toBeNull();
});

test('S-07 an unknown link says so, and one that did not load is tried again', async () => {
  const { user, gateway } = show({
    path,
    replies: [...settings(), failOffline(readFranchiseInvitationCall)],
  });
  const retry = await button('Riprova');
  gateway.answer(refuse(readFranchiseInvitationCall, 'franchise_invitation_invalid'));
  await user.click(retry);
  expect(await screen.findByText('Questo invito non esiste o è scaduto')).toBeVisible();
});

test('S-07 an invitation that another used meanwhile says why it does not admit', async () => {
  const used = refuse(joinFranchiseCall, 'franchise_invitation_invalid');
  const { user } = show({ path, replies: [...settings(), invitation(), used] });
  await user.click(await button('Entra con Forno Aurora'));
  expect(await screen.findByText('Questo invito è scaduto o è già stato usato')).toBeVisible();
});

test('S-07 a manager joins by an address of the franchise, and reads when it is none', async () => {
  const asked = bakery(busyCounter(), { requestedFranchisingId: 1 });
  const { user, container, gateway } = show({
    path: '/merchant-settings',
    replies: [...settings(asked), refuse(joinFranchiseCall, 'franchise_email_required')],
  });
  expect(await screen.findByText(/Hai chiesto di entrare in Catena/)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  const join = await button('Entra con il mio indirizzo e-mail');
  await user.click(join);
  expect(await screen.findByText('Serve un indirizzo e-mail del gruppo, confermato')).toBeVisible();
  gateway.answer(reply(joinFranchiseCall, member));
  gateway.answer(mine(member));
  await user.click(join);
  expect(await screen.findByText('Questa attività fa parte di Catena.')).toBeVisible();
});

test('S-07 the team of a franchise mails an invitation', async () => {
  const { user, gateway } = show({
    path: '/merchant-settings',
    replies: [...settings(member), reply(mailFranchiseInvitationCall, {})],
  });
  const box = await screen.findByRole('textbox', { name: /Invita un’altra attività/ });
  await user.fill(box, 'nonsense');
  await user.click(await button('Manda l’invito'));
  expect(box).toBeInvalid();
  await user.clear(box);
  await user.fill(box, ' shop@example.com ');
  await user.click(await button('Manda l’invito'));
  expect(await screen.findByText('Invito mandato a shop@example.com')).toBeVisible();
  expect(gateway.requests.at(-1)?.body).toEqual({ email: 'shop@example.com' });
});
