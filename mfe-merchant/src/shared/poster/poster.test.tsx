import { screen, within } from '@testing-library/react';
import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import {
  axeViolations,
  buildMerchant,
  loadBeforeTests,
  renderScreen,
  type ScreenOptions,
} from '@turno/shared-ui/test';
import { texts } from '../../locales/texts.ts';
import { Poster, posterAddress, TableTent } from './poster.tsx';
import { PosterSheet } from './poster-sheet.tsx';
import { POSTER_WORDS } from './poster-words.ts';

loadBeforeTests(texts);

const ADDRESS = 'https://www.turno.example/m/forno-aurora';
const PRINTED = { name: 'Forno Aurora', url: ADDRESS, brandColour: null };

test.each([
  [ADDRESS, 'turno.example/m/forno-aurora'],
  ['http://turno.example/', 'turno.example'],
  ['https://wwwonder.example/m/x', 'wwwonder.example/m/x'],
])('MER-011 %s is written as %s', (url, written) => {
  expect(posterAddress(url)).toBe(written);
});

test.each(LOCALES)('MER-011 the poster in %s has name, code, three steps and address', (locale) => {
  renderScreen(<Poster {...PRINTED} locale={locale} />);
  const poster = screen.getByRole('article', { name: 'Forno Aurora' });
  expect(poster).toHaveAttribute('lang', locale);
  expect(within(poster).getByRole('img', { name: /Forno Aurora/ })).toHaveAttribute('width', '200');
  expect(within(poster).getAllByRole('listitem')).toHaveLength(3);
  expect(within(poster).getByText('turno.example/m/forno-aurora')).toBeVisible();
});

test.each(LOCALES)(
  'MER-011 the poster in %s promises no single tap: taking a number asks how many come',
  (locale) => {
    const said = POSTER_WORDS[locale].steps.join(' ');
    expect(said).not.toMatch(/un tocco|one tap|un toque|einmal/i);
  },
);

test('MER-011 a table tent has the same two faces, one of them upside down', () => {
  const { container } = renderScreen(<TableTent {...PRINTED} locale="it" />);
  expect(container.querySelectorAll('svg[role="img"]')).toHaveLength(2);
  expect(screen.getAllByText('turno.example/m/forno-aurora')).toHaveLength(2);
  expect(screen.getAllByRole('img', { name: /Forno Aurora/ })).toHaveLength(1);
});

const brand = { id: 4, name: 'Mercati', logoUrl: null, ticketsExpireIn: null };
const market = buildMerchant({ franchising: { ...brand, brandColour: '#aa3300' } });

function open(merchant = buildMerchant(), options: ScreenOptions = {}) {
  return renderScreen(<PosterSheet merchant={merchant} isOpen onOpenChange={() => {}} />, {
    texts,
    ...options,
  });
}
const paper = () => screen.findByRole('article');

test('MER-010 MER-011 the sheet prints in the chosen format and language', async () => {
  const print = jest.fn();
  window.print = print;
  const { user } = open();
  await paper();
  const dialog = await screen.findByRole('dialog');
  expect(await axeViolations(dialog)).toEqual([]);
  await user.selectOptions(
    screen.getByRole('combobox', { name: 'Lingua del manifesto' }),
    'Deutsch',
  );
  expect(await paper()).toHaveTextContent('Nummer mit dem Handy ziehen');
  await user.click(screen.getByRole('radio', { name: /A5/ }));
  await user.click(screen.getByRole('button', { name: 'Stampa o salva in PDF' }));
  expect(print).toHaveBeenCalledTimes(1);
  const printed = document.querySelector('[data-print="a5"]');
  expect(printed).toHaveTextContent('Nummer mit dem Handy ziehen');
});

test.each<{
  whose: string;
  merchant: typeof market;
  props: ScreenOptions['props'];
  colour: string;
}>([
  { whose: 'the franchise', merchant: market, props: {}, colour: '#aa3300' },
  {
    whose: 'the page',
    merchant: buildMerchant(),
    props: { theme: { mode: 'dark', brandColour: '#116644' } },
    colour: '#116644',
  },
])('MER-011 the poster has the colour of $whose, on white paper', async (shown) => {
  open(shown.merchant, { props: shown.props ?? {} });
  const sheet = await paper();
  expect(sheet.style.getPropertyValue('--turno-brand-fill')).toBe(shown.colour);
  expect(sheet).toHaveAttribute('data-theme', 'light');
});

test.each<Locale>(['it', 'de'])(
  'MER-011 the poster begins in the language of the page, %s',
  async (locale) => {
    open(buildMerchant(), { props: { locale } });
    expect(await paper()).toHaveAttribute('lang', locale);
  },
);

test('MER-011 a page that does not know the public address prints no wrong code', async () => {
  open(buildMerchant(), { props: { siteBase: '' } });
  expect(await screen.findByText(/non conosce l’indirizzo pubblico/)).toBeVisible();
  expect(screen.queryByRole('article')).toBeNull();
});
