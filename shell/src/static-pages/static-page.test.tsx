import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { LOCALES } from '@turno/shared-types/constants';
import { renderShell } from '../../test/render-shell.tsx';
import { loadLegalText } from './legal-text.ts';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
});
afterEach(() => {
  jest.restoreAllMocks();
});

test('STA-001 the error page leads home', async () => {
  renderShell({ path: '/error', config: { locale: 'en' } });
  expect(await screen.findByRole('heading', { name: 'Error', level: 1 })).toBeVisible();
  expect(screen.getByText('An error has occurred. Please try later.')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Go to the homepage' })).toHaveAttribute('href', '/');
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
  await userEvent.click(screen.getByRole('link', { name: 'Leggi l’informativa sulla privacy' }));
  expect(await screen.findByRole('heading', { name: 'Privacy', level: 1 })).toBeVisible();
  expect(await screen.findByText(/entro 30 giorni di calendario/)).toBeVisible();
});

test('SHL-023, X-36 the tab names the terms in Italian in every language', async () => {
  renderShell({ path: '/terms', config: { locale: 'de' } });
  expect(await screen.findByRole('heading', { name: 'Nutzungsbedingungen' })).toBeVisible();
  expect(document.title).toBe('Termini e condizioni · Turno');
});

const NOBODY = { name: '', address: '', contact: '' };
const LEAST = { terms: 10, privacy: 8 } as const;
const LIMITS = {
  terms: ['12', '30', '18', '13', 'SMS', 'E-Mail|e-mail|correo', '[Ii]tali', 'merg|Notlage'],
  privacy: ['30', '13', 'due anni|two years|dos años|zwei Jahre'],
} as const;

describe.each(LOCALES)('in %s', (locale) => {
  test.each(['terms', 'privacy'] as const)(
    'STA-004 to STA-012 the %s carry every limit',
    async (name) => {
      const text = await loadLegalText(name, locale, NOBODY);
      const words = text.flatMap(({ paragraphs }) => paragraphs).join(' ');
      expect(text.length).toBeGreaterThanOrEqual(LEAST[name]);
      for (const limit of LIMITS[name]) expect(words).toMatch(new RegExp(limit));
      expect(words).not.toMatch(/[{}]/);
    },
  );

  test.each(['terms', 'privacy'] as const)(
    'STA-011 the %s name the company that is configured',
    async (name) => {
      const company = { name: 'Code Chiare srl', address: 'Via Lunga 1', contact: '' };
      const last = (await loadLegalText(name, locale, company)).at(-1);
      expect(last?.paragraphs).toEqual(['Code Chiare srl', 'Via Lunga 1']);
    },
  );
});
