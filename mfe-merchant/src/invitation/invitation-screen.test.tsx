import { screen, waitFor } from '@testing-library/react';
import {
  acceptInvitationCall,
  botChallengeCall,
  mailConfirmationCall,
  myMerchantCall,
  readInvitationCall,
  signOutCall,
  signUpCall,
} from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  easyPuzzle,
  failOffline,
  fakeEventSources,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

let live: ReturnType<typeof fakeEventSources>;
beforeEach(() => {
  localStorage.clear();
  live = fakeEventSources();
});
afterEach(() => live.restore());

const INVITED = {
  merchant: { id: 7, name: 'Forno Aurora' },
  email: 'new@example.com',
  role: 'desk' as const,
  state: 'open' as const,
};
const path = `/manager-invitation/${'T'.repeat(43)}`;
const invitation = (state: 'open' | 'accepted' | 'revoked' | 'expired' | 'closed' = 'open') =>
  reply(readInvitationCall, { ...INVITED, state });

test('S-08 a manager accepts and works with the merchant', async () => {
  const accepted = reply(acceptInvitationCall, { merchantId: 7 });
  const { user, container } = show({ path, replies: [invitation(), accepted, mine(bakery())] });
  expect(await screen.findByText('Ti hanno invitato a lavorare con Forno Aurora')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Accetta l’invito' }));
  expect(await screen.findByRole('heading', { name: 'Gestisci le code' })).toBeVisible();
});

test.each([
  ['after its acceptance', 'open', reply(acceptInvitationCall, { merchantId: 7 })],
  ['after one whose answer got lost', 'accepted', failOffline(acceptInvitationCall)],
] as const)(
  'S-08 IDN-036 a device that showed another merchant opens with the invited one %s',
  async (_, after, acceptance) => {
    const own = bakery(undefined, { id: 8, name: 'Libreria Levante' });
    const joined = bakery();
    const earlier = show({ replies: [mine(own)] });
    await screen.findByRole('heading', { name: 'Gestisci le code' });
    earlier.unmount();
    const all = reply(myMerchantCall, { lastMerchant: joined, merchants: [own, joined] });
    const { user, gateway } = show({ path, replies: [invitation(), acceptance, all] });
    const accept = await screen.findByRole('button', { name: 'Accetta l’invito' });
    gateway.answer(invitation(after));
    await user.click(accept);
    if (after === 'accepted') {
      await user.click(await screen.findByRole('link', { name: 'Gestisci le code' }));
    }
    const switcher = await screen.findByRole('combobox', { name: 'Attività' });
    expect(switcher).toHaveDisplayValue(joined.name);
  },
);

test('S-08 the wrong account says so and can be changed here', async () => {
  const wrong = refuse(acceptInvitationCall, 'invitation_other_account');
  const { user } = show({ path, replies: [invitation(), wrong] });
  await user.click(await screen.findByRole('button', { name: 'Accetta l’invito' }));
  expect(await screen.findByText(/per un altro indirizzo e-mail/)).toBeVisible();
  expect(screen.getByRole('textbox', { name: /E-mail/ })).toBeVisible();
});

test('S-08 an invitation says what its role may do, and an unconfirmed address gets another link here', async () => {
  const unconfirmed = refuse(acceptInvitationCall, 'email_not_verified');
  const { user } = show({
    path,
    replies: [invitation(), unconfirmed, reply(mailConfirmationCall, {})],
  });
  expect(await screen.findByText(/^Chiama i numeri/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Accetta l’invito' }));
  await user.click(await screen.findByRole('button', { name: /Invia di nuovo il link/ }));
  expect(await screen.findByText(/^Link inviato/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Accetta l’invito' })).toBeEnabled();
});

test.each([
  ['accepted', 'Questo invito è già stato usato'],
  ['revoked', 'Questo invito è stato revocato'],
  ['expired', 'Questo invito è scaduto: chiedine uno nuovo'],
  ['closed', 'Questa attività ha chiuso definitivamente'],
] as const)('S-08 a link says when it is %s', async (state, text) => {
  show({ path, replies: [invitation(state)] });
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Accetta l’invito' })).not.toBeInTheDocument();
});

test('S-08 an unknown link says so, and whom to ask', async () => {
  show({ path, replies: [refuse(readInvitationCall, 'invitation_not_found')] });
  expect(await screen.findByText('Questo invito non esiste')).toBeVisible();
  expect(screen.getByText('Chiedine uno nuovo a chi ti ha invitato.')).toBeVisible();
});

test('S-08 a person who is signed out signs in here, or creates an account', async () => {
  const { user, container } = show({ path, session: null, replies: [invitation()] });
  expect(await screen.findByText('Accedi con questo indirizzo per accettare.')).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Non hai un account? Crealo' }));
  const create = screen.getByRole('button', { name: 'Crea l’account' });
  expect(create).toBeDisabled();
  expect(screen.getByLabelText(/Nome/)).toHaveFocus();
  expect(screen.getByLabelText(/Password/)).toHaveAccessibleDescription(/Almeno 8 caratteri/);
  await user.click(screen.getByRole('button', { name: 'Hai già un account? Accedi' }));
  expect(screen.getByLabelText(/E-mail/)).toHaveValue('new@example.com');
  expect(screen.getByLabelText(/Password/)).toHaveFocus();
});

test('S-08 a customer learns that another account is needed, and another address where this one is taken', async () => {
  const session = buildSession({ roles: ['ROLE_USER'] });
  show({ path, session, replies: [invitation(), refuse(botChallengeCall, 'captcha_key_missing')] });
  const hint = await screen.findByText(/Il tuo è un account da cliente/);
  expect(hint).toHaveTextContent(
    /Se il suo indirizzo è new@example.com, fatti invitare a un altro/,
  );
});

test('S-08 MER-004 MER-006 an account of an invitation is created once its person accepts the terms', async () => {
  const { user, container, gateway } = show({
    path,
    session: null,
    replies: [invitation(), easyPuzzle, reply(signUpCall, buildSession())],
  });
  await user.click(await screen.findByRole('button', { name: 'Non hai un account? Crealo' }));
  await user.fill(screen.getByLabelText(/Nome/), 'Livia');
  await user.fill(screen.getByLabelText(/Password/), 'correct horse');
  const create = screen.getByRole('button', { name: 'Crea l’account' });
  expect(create).toBeDisabled();
  expect(screen.getByRole('link', { name: 'Leggi i termini e le condizioni' })).toHaveAttribute(
    'href',
    expect.stringMatching(/\/terms$/),
  );
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('checkbox', { name: /^Accetto i termini/ }));
  await user.click(create);
  expect(await screen.findByText(/^Account creato. Accedi qui per accettare/)).toBeVisible();
  const sent = gateway.requests.find((request) => request.path === '/auth/signup');
  expect(sent?.body).toMatchObject({ email: INVITED.email, name: 'Livia' });
});

test('S-08 IDN-032 the session of the sign-up, which this page does not use, is ended', async () => {
  const unused = buildSession({ accessToken: 'new-merchant', roles: ['ROLE_MERCHANT'] });
  const { user, gateway } = show({
    path,
    session: null,
    replies: [invitation(), easyPuzzle, reply(signUpCall, unused), reply(signOutCall, {})],
  });
  await user.click(await screen.findByRole('button', { name: 'Non hai un account? Crealo' }));
  await user.fill(screen.getByLabelText(/Nome/), 'Livia');
  await user.fill(screen.getByLabelText(/Password/), 'correct horse');
  await user.click(screen.getByRole('checkbox', { name: /^Accetto i termini/ }));
  await user.click(screen.getByRole('button', { name: 'Crea l’account' }));
  await screen.findByText(/^Account creato/);
  const ended = () => gateway.requests.find((request) => request.path === '/auth/signout');
  await waitFor(() => expect(ended()?.headers.get('authorization')).toBe('Bearer new-merchant'));
});
