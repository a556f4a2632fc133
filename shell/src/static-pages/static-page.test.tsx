import { screen } from '@testing-library/react';
import { newUser } from '@turno/shared-ui/test';
import { renderShell } from '../../test/render-shell.tsx';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('STA-001 the error page leads home', async () => {
  renderShell({ path: '/error', config: { initialLocale: 'en' } });
  expect(await screen.findByRole('heading', { name: 'Error', level: 1 })).toBeVisible();
  expect(screen.getByText('An error has occurred. Please try later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
});

test('SHL-011 a wrong address is named as such, with a way on, and stays in the address bar', async () => {
  renderShell({ path: '/mm/bar-sole', config: { initialLocale: 'en' } });
  expect(await screen.findByRole('heading', { name: 'This page does not exist' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the home page' })).toHaveAttribute('href', '/');
  expect(window.location.pathname).toBe('/mm/bar-sole');
});

test('STA-002 without a form the help page says where to write, with one it shows it', async () => {
  const plain = renderShell({ path: '/help', config: { contactEmail: 'aiuto@bar.test' } });
  const write = await screen.findByRole('link', { name: 'Scrivi a aiuto@bar.test' });
  expect(write).toHaveAttribute('href', 'mailto:aiuto@bar.test');
  plain.unmount();
  renderShell({ path: '/help', config: { helpFormUrl: 'https://forms.test/1' } });
  expect(screen.getByTitle('Modulo di assistenza')).toHaveAttribute('src', 'https://forms.test/1');
});

test('STA-003, SHL-023 the terms have a way back, a title, and a link to the privacy policy', async () => {
  renderShell({ path: '/terms' });
  expect(await screen.findByRole('heading', { name: 'Termini e condizioni' })).toBeVisible();
  expect(document.title).toBe('Termini e condizioni · Turno');
  expect(screen.getByRole('button', { name: 'Indietro' })).toBeEnabled();
  await newUser().click(screen.getByRole('link', { name: 'Leggi l’informativa sulla privacy' }));
  expect(await screen.findByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  expect(await screen.findByText(/entro 30 giorni di calendario/)).toBeVisible();
});

test.each([
  ['/terms', 'Nutzungs\u00adbedingungen', 'Termini e condizioni'],
  ['/privacy', /^Datenschutz/, 'Privacy'],
])('SHL-023 G-40 X-36 the tab of %s has its Italian title in every language', async (...row) => {
  const [path, heading, title] = row;
  renderShell({ path, config: { initialLocale: 'de' } });
  expect(await screen.findByRole('heading', { name: heading, level: 1 })).toBeVisible();
  expect(document.title).toBe(`${title} · Turno`);
});
