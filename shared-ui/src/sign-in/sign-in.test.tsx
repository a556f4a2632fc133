import { screen, waitFor } from '@testing-library/react';
import { signInCall } from '@turno/shared-types';
import {
  axeViolations,
  buildSession,
  failOffline,
  neverAnswer,
  type RenderedScreen,
  refuse,
  renderScreen,
  reply,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { MerchantOnly, SignInForm, SignOutButton } from './index.ts';

const emailBox = () => screen.getByRole('textbox', { name: /E-mail/ });
const passwordBox = () => screen.getByLabelText(/Password/);
const submit = () => screen.getByRole('button', { name: /Accedi/ });

const open = (options: ScreenOptions = {}) => renderScreen(<SignInForm />, options);

async function fill({ user }: RenderedScreen, email = 'anna@demo.example') {
  await user.fill(emailBox(), email);
  await user.fill(passwordBox(), 'correct horse');
  await user.click(submit());
}

test('CON-075 the button waits for both fields', async () => {
  const { user, container } = open();
  expect(submit()).toBeDisabled();
  await user.fill(emailBox(), 'anna@demo.example');
  expect(submit()).toBeDisabled();
  await user.type(passwordBox(), 'x');
  expect(submit()).toBeEnabled();
  expect(await axeViolations(container)).toEqual([]);
});

test('IDN-019 a malformed address shows an error at its field and sends no request', async () => {
  const shown = open();
  await fill(shown, 'anna@demo');
  expect(emailBox()).toHaveAccessibleDescription(/E-mail non valida/);
  expect(emailBox()).toHaveFocus();
  expect(shown.gateway.requests).toEqual([]);
});

test('ERR-005 an API error appears under the password, which takes the focus', async () => {
  const shown = open({ replies: [refuse(signInCall, 'invalid_credentials')] });
  await fill(shown);
  await waitFor(() =>
    expect(passwordBox()).toHaveAccessibleDescription(/Email e\/o password non corrette/),
  );
  expect(passwordBox()).toHaveFocus();
  expect(shown.props.session.read()).toBeNull();
  expect(shown.events).not.toContainEqual(expect.objectContaining({ type: 'signed-in' }));
});

test('without a network the form keeps its input and can be sent again', async () => {
  const shown = open({ replies: [failOffline(signInCall)] });
  await fill(shown);
  await waitFor(() => expect(passwordBox()).toHaveAccessibleDescription(/Connessione assente/));
  expect(emailBox()).toHaveValue('anna@demo.example');
  shown.gateway.answer(reply(signInCall, buildSession()));
  await shown.user.click(submit());
  await waitFor(() => expect(shown.props.session.read()).toEqual(buildSession()));
});

test('IDN-027 a second press while the first is on its way sends nothing', async () => {
  const shown = open({ replies: [neverAnswer(signInCall)] });
  await fill(shown);
  await shown.user.click(submit());
  expect(shown.gateway.requests).toHaveLength(1);
});

test('IDN-026 signing in stores the session and notifies the host; spaces around the address do not count', async () => {
  const shown = open({ replies: [reply(signInCall, buildSession())] });
  await fill(shown, ' anna@demo.example ');
  await waitFor(() => expect(shown.props.session.read()).toEqual(buildSession()));
  expect(shown.events).toContainEqual({ type: 'signed-in', userId: 77 });
  expect(shown.gateway.requests[0]?.body).toEqual({
    email: 'anna@demo.example',
    password: 'correct horse',
  });
});

test('the form uses the language of its mount', () => {
  open({ props: { locale: 'de' } });
  expect(screen.getByRole('button', { name: 'Anmelden' })).toBeDisabled();
  expect(screen.getByLabelText(/Passwort/)).toBeVisible();
});

const guarded = (options: ScreenOptions) =>
  renderScreen(<MerchantOnly>Dashboard</MerchantOnly>, options);
const merchant = buildSession({ roles: ['ROLE_MERCHANT'] });

test('SHL-008 a merchant is let through', () => {
  guarded({ session: merchant });
  expect(screen.getByText('Dashboard')).toBeVisible();
});

test('SHL-013 SHL-023 without a session the sign-in replaces the page, then the page appears', async () => {
  const shown = guarded({ replies: [reply(signInCall, merchant)] });
  expect(screen.getByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(shown.events).toContainEqual({ type: 'title', title: 'Accedi' });
  await fill(shown);
  expect(await screen.findByText('Dashboard')).toBeVisible();
});

test.each(['ROLE_GUEST', 'ROLE_USER'] as const)(
  'SHL-008 a %s reads whom the page is for and keeps the session until another replaces it',
  async (role) => {
    const session = buildSession({ roles: [role] });
    const { props, container } = guarded({ session });
    expect(screen.getByText(/Questa pagina è per chi gestisce un’attività/)).toBeVisible();
    expect(screen.queryByText('Dashboard')).not.toBeInTheDocument();
    expect(props.session.read()).toEqual(session);
    expect(await axeViolations(container)).toEqual([]);
  },
);

test('a signed-in person can sign out where no host offers it', async () => {
  const { user, props } = renderScreen(<SignOutButton />, { session: merchant });
  await user.click(screen.getByRole('button', { name: 'Esci' }));
  expect(props.session.read()).toBeNull();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
});
