import { screen, waitFor, within } from '@testing-library/react';
import type { Locale } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { buildCounter, buildMerchant, buildQueue } from '@turno/shared-ui/test';
import {
  bakery,
  changeDay,
  closeBrowser,
  openBoard,
  openBrowser,
  panel,
  spoken,
} from '../../../test/board.tsx';
import { panelsOf } from '../panel/panel-view.ts';
import { sharedSizes } from '../panel/shared-sizes.ts';
import { sentenceFor } from './sentences.ts';

beforeEach(openBrowser);
afterEach(closeBrowser);

const call = (ticketValue: string, at: number, firstTicketValue?: string) => ({
  queueId: 11,
  ticketValue,
  desk: null,
  calledAt: new Date(Date.UTC(2026, 10, 21, 10, at)).toISOString(),
  ...(firstTicketValue ? { firstTicketValue } : {}),
});
const recent = () =>
  within(screen.getByRole('region', { name: 'Ultime chiamate' }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent);

test('QUE-044 DIS-002 of people called together the board shows the first number and the last', async () => {
  openBoard(bakery({ currentTicket: '2', recentCalls: [call('2', 1)] }));
  const bench = await panel();
  const group = call('6', 2, '3');
  await changeDay({ currentTicket: '6', recentCalls: [group, call('2', 1)] });
  expect(await within(bench).findByText('3–6')).toBeInTheDocument();
  const words = 'Stiamo servendo i numeri da 3 a 6';
  expect(await screen.findByText(words)).toBeInTheDocument();
  await waitFor(() => expect(spoken()).toEqual([words]));
  // It stays once it has been presented, and among the latest calls.
  expect(within(bench).getByText('3–6')).toBeInTheDocument();
  await changeDay({ currentTicket: '7', recentCalls: [call('7', 3), group, call('2', 1)] });
  expect(await within(bench).findByText('7')).toBeInTheDocument();
  expect(recent()).toEqual(['3–6', '2']);
});

test('QUE-044 numbers called together have the room of their characters, on every panel', () => {
  const counter = buildCounter({ currentTicket: '6', recentCalls: [call('6', 2, '3')] });
  const queues = [buildQueue({ queue_daily_counters: [counter] })];
  const panels = panelsOf(buildMerchant({ queues }), new Date('2026-11-21T10:30:00Z'));
  expect(sharedSizes(panels).numbers).toEqual(['3–6']);
});

const SENTENCES: Record<Locale, string> = {
  it: 'Stiamo servendo i numeri da A3 a A6, Cassa 2',
  en: 'Now serving numbers A3 to A6, Cassa 2',
  es: 'Estamos atendiendo los números del A3 al A6, Cassa 2',
  de: 'Jetzt sind die Nummern A3 bis A6 dran, Cassa 2',
};
test.each(LOCALES)('DIS-006 people called together are announced together in %s', (locale) => {
  const spokenCall = { first: 'A3', number: 'A6', desk: 'Cassa 2', queueName: null };
  expect(sentenceFor(locale, spokenCall)).toBe(SENTENCES[locale]);
});
