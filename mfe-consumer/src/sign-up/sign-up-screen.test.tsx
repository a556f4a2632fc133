import { screen, waitFor } from '@testing-library/react';
import { botChallengeCall, signInCall, signUpCall, userTicketsCall } from '@turno/shared-types';
import { passOwnersCall } from '@turno/shared-types/passes';
import {
  axeViolations,
  brokenPuzzle,
  buildSession,
  buildTicket,
  type FakeReply,
  failOffline,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { button, field } from '../../test/account-page.ts';
import { easyPuzzle, merchantReplies, show } from '../../test/show.tsx';

const ready = [
  easyPuzzle,
  reply(signUpCall, buildSession()),
  reply(passOwnersCall, []),
  reply(userTicketsCall, [buildTicket()]),
  ...merchantReplies(),
];
const open = (replies: readonly FakeReply[] = ready) => show('/signup', { replies });

async function fill({ user }: ReturnType<typeof show>, repeated = 'correct horse') {
  await user.fill(await field('E-mail'), ' ada@example.com');
  await user.fill(await field('Password'), 'correct horse');
  await user.fill(await field('Ripeti la password'), repeated);
  await user.click(screen.getByRole('checkbox', { name: /Accetto i termini/ }));
}
const submit = async ({ user }: ReturnType<typeof show>) => user.click(await button('Registrati'));
const sentTo = ({ gateway }: ReturnType<typeof show>, path: string) =>
  gateway.requests.filter((request) => request.path === path);

test('IDN-006, CON-077: a user registers, is signed in, and goes where a sign-in would lead', async () => {
  const shown = open();
  await fill(shown);
  await submit(shown);
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
  expect(sentTo(shown, '/auth/signup').map(({ body }) => body)).toEqual([
    {
      email: 'ada@example.com',
      password: 'correct horse',
      roles: ['ROLE_USER'],
      captchaToken: expect.stringMatching(/^[\w+/=]{20,}$/),
    },
  ]);
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
});

test('CON-077: the button waits for every field and for the terms, which open beside the page', async () => {
  const shown = open();
  expect(await button('Registrati')).toBeDisabled();
  await fill(shown);
  expect(await button('Registrati')).toBeEnabled();
  await shown.user.click(screen.getByRole('checkbox', { name: /Accetto i termini/ }));
  expect(await button('Registrati')).toBeDisabled();
  const terms = screen.getByRole('link', { name: 'Termini e condizioni (nuova scheda)' });
  expect(terms).toHaveAttribute('href', 'http://localhost/terms');
  expect(terms).toHaveAttribute('target', '_blank');
  expect(await axeViolations(shown.container)).toEqual([]);
});

test('CON-077: a page that does not know the product’s site links to none', async () => {
  show('/signup', { replies: ready, props: { siteBase: '' } });
  expect(await button('Registrati')).toBeVisible();
  expect(screen.queryByRole('link', { name: /Termini/ })).toBeNull();
});

test('IDN-020: two different passwords are an error of the second field', async () => {
  const shown = open();
  await fill(shown, 'correct house');
  await submit(shown);
  expect(await field('Ripeti la password')).toHaveAccessibleDescription(/non sono uguali/);
  expect(await field('Ripeti la password')).toHaveFocus();
  expect(sentTo(shown, '/auth/signup')).toEqual([]);
});

test('IDN-034, ERR-028: an address with an account leads to sign-in and keeps the origin', async () => {
  const taken = [easyPuzzle, refuse(signUpCall, 'email_already_in_use')];
  const shown = open([...taken, refuse(signInCall, 'invalid_credentials')]);
  await fill(shown);
  await submit(shown);
  await waitFor(async () =>
    expect(await field('E-mail')).toHaveAccessibleDescription(/E-mail già registrata/),
  );
  const way = screen.getByRole('link', { name: /Questa e-mail ha già un account/ });
  expect(way).toHaveAttribute('href', '/signin');
  await shown.user.type(await field('E-mail'), 'x');
  expect(screen.queryByRole('link', { name: /Questa e-mail ha già/ })).toBeNull();
});

test('S-16 a sign-up whose answer was lost is a sign-in when it is sent again', async () => {
  const shown = open([...ready, failOffline(signUpCall)]);
  await fill(shown);
  await submit(shown);
  expect(await screen.findByText(/Connessione assente/)).toBeVisible();
  const taken = refuse(signUpCall, 'email_already_in_use');
  shown.gateway.answer(taken, reply(signInCall, buildSession()));
  await submit(shown);
  await waitFor(() => expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 }));
  expect(sentTo(shown, '/auth/signin').map(({ body }) => body)).toEqual([
    { email: 'ada@example.com', password: 'correct horse' },
  ]);
});

test.each([
  ['service_unavailable', /Servizio/],
  ['rate_limited', /Troppe/],
] as const)(
  'S-16 IDN-034 a sign-in that is answered by %s instead does not say whose the address is',
  async (code, words) => {
    const shown = open([
      ...ready,
      refuse(signUpCall, 'email_already_in_use'),
      refuse(signInCall, code),
    ]);
    await fill(shown);
    await submit(shown);
    expect(await screen.findByText(words)).toBeVisible();
    expect(screen.queryByText(/E-mail già registrata/)).not.toBeInTheDocument();
  },
);

test('ERR-028: a common password is an error of its field', async () => {
  const shown = open([easyPuzzle, refuse(signUpCall, 'password_too_common')]);
  await fill(shown);
  await submit(shown);
  await waitFor(async () => expect(await field('Password')).toBeInvalid());
  expect(await field('Password')).toHaveAccessibleDescription(/facile da indovinare/);
});

test.each([
  ['IDN-022', refuse(botChallengeCall, 'captcha_key_missing'), 'Recaptcha Key not set.'],
  ['IDN-021', failOffline(botChallengeCall), 'Connessione assente'],
  ['IDN-023', brokenPuzzle, 'Potresti avere qualche problema col tuo dispositivo!'],
])(
  '%s: without a bot-check value nothing is sent, and it is said why',
  async (_, answer, words) => {
    const shown = open([answer, reply(signUpCall, buildSession())]);
    await fill(shown);
    await submit(shown);
    expect(await screen.findByRole('alert')).toHaveTextContent(words);
    expect(sentTo(shown, '/auth/signup')).toEqual([]);
  },
);

test('IDN-021: an expired bot check is solved again once, then its error is shown', async () => {
  const shown = open([easyPuzzle, refuse(signUpCall, 'captcha_error')]);
  await fill(shown);
  await submit(shown);
  expect(await screen.findByRole('alert')).toHaveTextContent('Captcha error');
  expect(sentTo(shown, '/auth/signup')).toHaveLength(2);
  expect(shown.props.session.read()).toBeNull();
});

test('CON-076: a user who is signed in is redirected', async () => {
  const shown = show('/signup', { replies: ready, session: buildSession() });
  await waitFor(() => expect(shown.address()).toBe('/my-tickets'));
});
