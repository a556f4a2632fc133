import { screen } from '@testing-library/react';
import type { RemoteProps } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { newUser } from '@turno/shared-ui/test';
import { useEffect } from 'react';
import { renderShell } from '../../test/render-shell.tsx';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('SHL-029 the language changes on every page, for the remote too, and nothing is mounted anew', async () => {
  const seen: RemoteProps['locale'][] = [];
  const mounted = jest.fn();
  const Remote = ({ locale }: RemoteProps) => {
    seen.push(locale);
    useEffect(mounted, []);
    return <input aria-label="Nome" />;
  };
  const { host } = renderShell({ path: '/signup', importRemote: async () => ({ Remote }) });
  await newUser().type(await screen.findByRole('textbox'), 'Ada');
  await newUser().click(screen.getByRole('button', { name: 'Deutsch' }));
  expect(await screen.findByRole('link', { name: 'Anmelden' })).toBeVisible();
  expect(document.documentElement.lang).toBe('de');
  expect(seen.at(-1)).toBe('de');
  expect(screen.getByRole('textbox')).toHaveValue('Ada');
  const mounts = mounted.mock.calls.length;
  await newUser().click(screen.getByRole('button', { name: 'Italiano' }));
  expect(await screen.findByRole('link', { name: 'Accedi' })).toBeVisible();
  expect(mounted).toHaveBeenCalledTimes(mounts);
  expect(host.storage.getItem('turno.locale')).toBe('it');
});

test('the account menu leads to the own page and the devices', async () => {
  renderShell({ path: '/', session: buildSession({ roles: ['ROLE_MERCHANT'] }) });
  expect(await screen.findByRole('link', { name: 'Profilo' })).toHaveAttribute(
    'href',
    '/manage-merchant',
  );
  expect(screen.getByRole('link', { name: 'Account e dispositivi' })).toHaveAttribute(
    'href',
    '/account',
  );
});
