import { dateAfter } from '@turno/shared-types/rules';
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import express from 'express';
import { serveApp } from '../served.ts';
import { statusPages } from './routes.ts';
import type { TicketAnswer } from './status-page.ts';
import { TICKET as PLAIN_TICKET } from './test-ticket.ts';

const TICKET: PublicTicket = {
  ...PLAIN_TICKET,
  merchant: { ...PLAIN_TICKET.merchant, name: 'Forno <Aurora>' },
};
let answer: TicketAnswer = TICKET;
const asked: string[][] = [];
let origin: Awaited<ReturnType<typeof serveApp>>;

beforeAll(async () => {
  const app = express();
  app.get(
    '/t/:code',
    statusPages(async (...what) => {
      asked.push(what);
      return answer;
    }),
  );
  origin = await serveApp(app);
});
afterAll(() => origin.close());

const open = (given: TicketAnswer, language = 'it') => {
  answer = given;
  return origin.get('/t/AB12-CD34', { 'accept-language': language });
};

test('S-18 the page is complete without a script: number, people ahead, wait, place and queue', async () => {
  const { status, body } = await open(TICKET);
  expect(status).toBe(200);
  for (const text of ['A12', 'Mancano 3 numeri', 'circa 12 minuti', 'A8', 'Banco']) {
    expect(body).toContain(text);
  }
  expect(body).toContain('Forno &lt;Aurora&gt;');
  expect(body).toContain('<noscript><meta http-equiv="refresh" content="20"></noscript>');
  expect(asked.at(-1)).toEqual(['AB12-CD34', '127.0.0.1']);
});

test('S-04 a number that will probably be called after closing says when that is', async () => {
  const late = { ...TICKET, closesAt: '2026-11-21T17:00:00.000Z' };
  expect((await open(late)).body).toContain('Orario di chiusura: 18:00. Chi aspetta può ancora');
  const inTime = { ...late, closesAt: '2200-11-21T17:00:00.000Z' };
  expect((await open(inTime)).body).not.toContain('chiusura');
});

test('S-04 S-10 a closed queue says that its numbers are still called; a closed show only takes no bookings', async () => {
  const closed = { ...TICKET, closed: true };
  expect((await open(closed)).body).toContain('La coda è chiusa');
  expect((await open({ ...closed, time: '20:30' })).body).not.toContain('La coda è chiusa');
});

test('S-18 a long number says how long it is, so that the style sheet keeps it in one line', async () => {
  const styled = async (ticketValue: string) => {
    const { body } = await open({ ...TICKET, ticketValue });
    const [, size] = /class="number" data-characters="(\d+)"/.exec(body) ?? [];
    return [size, Number(size) <= 3 || body.includes(`[data-characters="${size}"]`)];
  };
  expect(await styled('7')).toEqual(['1', true]);
  expect(await styled('SAJG123')).toEqual(['7', true]);
  expect(await styled('SALONAJG12345')).toEqual(['11', true]);
});

test('S-03 S-05 the number that was called before midnight is told from those of today', async () => {
  const night = { ...TICKET, currentTicket: null, servedOfDayBefore: 'A12' };
  expect((await open(night)).body).toMatch(/A12[^A]*del giorno prima/);
  expect((await open(TICKET)).body).not.toContain('del giorno prima');
});

test('S-05 S-21 a number of another queue or of the day before is named', async () => {
  const movedFrom = { queueName: 'Ritiro', ticketValue: '57' };
  expect((await open({ ...TICKET, movedFrom })).body).toContain(
    'da Ritiro, dove avevi il numero 57',
  );
  const before = { ...movedFrom, date: '2026-11-20' };
  const { body } = await open({ ...TICKET, movedFrom: before });
  expect(body).toContain('È iniziato un nuovo giorno: prima avevi il numero 57.');
  expect(body).not.toContain('Ritiro');
});

test('S-02 the range of the wait, in minutes or by the clock, and none for a show', async () => {
  const soon = await open({ ...TICKET, waitLow: 480, waitHigh: 870 });
  expect(soon.body).toContain('circa 12 minuti<small>tra 8 e 15</small>');
  const later = { ...TICKET, estimatedWaitingTime: 5_400, waitLow: 4_000, waitHigh: 7_000 };
  expect((await open(later)).body).toMatch(
    /<dd>\d\d:\d\d<small>tra le \d\d:\d\d e le \d\d:\d\d<\/small>/,
  );
  expect((await open({ ...TICKET, time: '21:00' })).body).not.toContain('circa');
});

test.each([
  ['it', 'Mancano 3 numeri'],
  ['en', '3 numbers before yours'],
  ['es-MX,en;q=0.5', 'Faltan 3 números'],
  ['de', 'Noch 3 Nummern vor Ihnen'],
])('SHL-029 Accept-Language %s', async (language, words) => {
  expect((await open(TICKET, language)).body).toContain(words);
});

test.each([
  { days: 0, value: '20:30' },
  { days: 1, value: 'Domani, 20:30' },
  { days: 3, value: /^\d\d\/\d\d\/\d{4}, 20:30$/ },
])('S-05 a show in $days days is named with its day: $value', async ({ days, value }) => {
  const today = new Intl.DateTimeFormat('en-CA', { timeZone: 'Europe/Rome' }).format(new Date());
  const date = dateAfter(today, days);
  const { body } = await open({ ...TICKET, date, time: '20:30' });
  expect(/<dt>Orario<\/dt><dd>([^<]+)</.exec(body)?.[1]).toEqual(
    typeof value === 'string' ? value : expect.stringMatching(value),
  );
});

test.each(['it', 'en', 'es', 'de'])(
  'SHL-030 the age of a page in %s has two digits for hours',
  async (language) => {
    const { body } = await open(TICKET, language);
    expect(body).toMatch(/<footer data-offline="[^"]*\D\d\d:\d\d:\d\d/);
  },
);

const AT = '2026-11-21T10:00:00.000Z';
test.each<[string, Partial<PublicTicket>, string, boolean]>([
  ['is the next', { ticketsAhead: 0 }, 'Sei il prossimo', false],
  ['waits while the queue is paused', { paused: true }, 'La coda è in pausa', false],
  ['is called', { status: 'now', executedAt: AT }, 'Tocca a te', false],
  [
    'is called to a desk',
    { status: 'now', desk: { id: 2, name: 'Cassa 2' } },
    'Vai a: Cassa 2',
    false,
  ],
  ['is kept aside', { asideAt: AT }, 'tenuto da parte', false],
  ['was called an hour ago', { status: 'expired', executedAt: AT }, 'chiamato alle 11:00', true],
  ['has entered', { checkedInAt: AT }, 'Sei entrato', true],
  ['was given back', { canceledAt: AT, status: 'expired' }, 'restituito', true],
  ['is for a show', { time: '20:30', ticketsAhead: 3 }, 'Il tuo spettacolo:', false],
  [
    'was for a show that was cancelled',
    { canceledAt: AT, endReason: 'sent-away', time: '20:30' },
    'Lo spettacolo è stato annullato',
    true,
  ],
  [
    'was for a show whose queue was removed',
    { canceledAt: AT, endReason: 'queue-removed', time: '20:30' },
    'Lo spettacolo è stato annullato',
    true,
  ],
  [
    'waits while its show is paused',
    { paused: true, time: '20:30' },
    'tua prenotazione resta',
    false,
  ],
  ['was sent away', { canceledAt: AT, endReason: 'sent-away' }, 'prima del tuo turno', true],
])('CON-050 a ticket that %s', async (_name, change, words, isFinal) => {
  const { body } = await open({ ...TICKET, ...change });
  expect(body).toContain(words);
  // A page that changes no more loads nothing again.
  expect(body.includes('http-equiv="refresh"')).toBe(!isFinal);
});

test.each([
  ['unknown', 404, 'Nessun biglietto con questo codice', null],
  ['too-many', 429, 'Troppi codici sbagliati', '60'],
  ['away', 503, 'non si può mostrare adesso', '20'],
] as const)('S-18 an answer of %s is %i, and says so', async (given, status, words, reload) => {
  const page = await open(given);
  expect([page.status, page.body.includes(words)]).toEqual([status, true]);
  const seconds = /http-equiv="refresh" content="(\d+)"/.exec(page.body)?.[1] ?? null;
  expect(seconds).toBe(reload);
  expect(page.body.includes('La pagina si aggiorna da sola')).toBe(false);
});

test('G-60 nothing is stored, framed, indexed or loaded from elsewhere', async () => {
  const { headers, body } = await open(TICKET);
  const nonce = /<style nonce="([^"]+)"/.exec(body)?.[1];
  expect(headers['content-security-policy']).toBe(
    `default-src 'none'; script-src 'nonce-${nonce}'; style-src 'nonce-${nonce}'; connect-src 'self'; img-src 'self'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'`,
  );
  expect(headers['cache-control']).toBe('no-store');
  expect(headers['x-robots-tag']).toBe('noindex');
});
