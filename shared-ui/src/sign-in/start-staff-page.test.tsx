import { act, screen, waitFor } from '@testing-library/react';
import { meCall } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { createSessionPort } from '@turno/shared-ui/session';
import { loadBeforeTests, newUser, openFakeGateway, reply } from '@turno/shared-ui/test';
import { startStaffPage } from './index.ts';

loadBeforeTests(sharedTexts);
const merchant = buildSession({ accessToken: 'stored', roles: ['ROLE_MERCHANT'] });

let gateway: ReturnType<typeof openFakeGateway>;
beforeEach(() => {
  gateway = openFakeGateway();
  gateway.answer(reply(meCall, merchant));
  createSessionPort().signIn(merchant);
});
afterEach(() => {
  gateway.close();
  localStorage.clear();
  document.body.replaceChildren();
});

const Form = () => <input aria-label="Nome" />;
/** The languages of the visits that the services saw. */
const visits = () =>
  gateway.requests
    .filter(({ path }) => path.endsWith('/auth/me'))
    .map(({ headers }) => headers.get('accept-language'));

async function open() {
  const element = document.createElement('div');
  document.body.append(element);
  const defaultConfig = { apiBase: 'http://gateway.test', clientKey: 'key' };
  return act(async () => startStaffPage(Form, sharedTexts, { element, defaultConfig }));
}

test('SHL-029 a staff page without the shell changes its language, keeps what is typed, and tells the services once', async () => {
  const user = newUser();
  const first = await open();
  await user.fill(await screen.findByRole('textbox'), 'Banco');
  await user.click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
  expect(screen.getByRole('textbox')).toHaveValue('Banco');
  expect(document.documentElement.lang).toBe('de');
  await waitFor(() => expect(visits().slice(1)).toEqual(['de']));
  await act(async () => first.unmount());
  // The next visit begins with it.
  const second = await open();
  expect(await screen.findByRole('button', { name: 'Abmelden' })).toBeVisible();
  await waitFor(() => expect(visits().slice(2)).toEqual(['de']));
  await act(async () => second.unmount());
});
