/** @jest-environment @turno/tools/browser-environment */
import type { PublicTicket } from '@turno/shared-types/shared-tickets';
import { RENEW } from './renew.ts';
import { statusPage, type TicketAnswer } from './status-page.ts';
import { TICKET } from './test-ticket.ts';

const NEXT: PublicTicket = { ...TICKET, ticketsAhead: 0 };
const STATUSES = { unknown: 404, 'too-many': 429, away: 503 };

let answer: () => Response;
const asked = jest.fn(async () => answer());

const pageOf = (given: TicketAnswer) =>
  statusPage({ answer: given, locale: 'it', now: new Date(), nonce: 'n', style: '' });
const answering = (given: TicketAnswer) => () =>
  new Response(pageOf(given), { status: typeof given === 'object' ? 200 : STATUSES[given] });

beforeEach(() => {
  jest.useFakeTimers();
  asked.mockClear();
  globalThis.fetch = asked;
});
afterEach(() => {
  document.body.dataset.every = '0';
  jest.useRealTimers();
});

/** Opens the page of an answer as a browser with scripts does. */
function open(given: TicketAnswer) {
  const page = new DOMParser().parseFromString(pageOf(given), 'text/html');
  document.body.replaceWith(document.importNode(page.body, true));
  new Function(RENEW)();
}
const passTime = (seconds: number) => jest.advanceTimersByTimeAsync(seconds * 1_000);
const shown = () => document.querySelector('h1')?.textContent;
const footer = () => document.querySelector('footer')?.textContent;

test('S-18 the page of a ticket follows it', async () => {
  open(TICKET);
  expect(shown()).toBe('Mancano 3 numeri');
  answer = answering(NEXT);
  await passTime(10);
  expect(shown()).toBe('Sei il prossimo');
});

test('S-18 the style of a renewed page, whose nonce the policy does not know, is left out', async () => {
  open(TICKET);
  answer = answering(NEXT);
  const parse = jest.spyOn(DOMParser.prototype, 'parseFromString');
  await passTime(10);
  expect(parse.mock.calls.map(([text]) => /<style nonce/.test(String(text)))).toEqual([false]);
  parse.mockRestore();
});

test.each([
  { name: 'the product is away', failing: answering('away') },
  { name: 'the address is limited', failing: answering('too-many') },
  {
    name: 'a proxy refuses',
    failing: () => new Response('<main>Forbidden</main>', { status: 403 }),
  },
  {
    name: 'a captive portal asks to sign in',
    failing: () => new Response('<main><h1>Wi-Fi</h1></main><footer>Hotel</footer>'),
  },
  {
    name: 'there is no network',
    failing: () => {
      throw new TypeError('Failed to fetch');
    },
  },
])(
  'S-18 while $name the ticket stays in sight with its age, and goes on afterwards',
  async ({ failing }) => {
    open(TICKET);
    answer = failing;
    await passTime(10);
    expect(shown()).toBe('Mancano 3 numeri');
    expect(footer()).toContain('Nessuna connessione: questi dati sono delle');
    answer = answering(NEXT);
    await passTime(10);
    expect(shown()).toBe('Sei il prossimo');
    expect(footer()).toContain('Aggiornato alle');
  },
);

test.each([
  { given: 'away', seconds: 10 },
  { given: 'too-many', seconds: 60 },
] as const)(
  'S-18 a page that opened as $given tries again after $seconds seconds',
  async ({ given, seconds }) => {
    open(given);
    answer = answering(given);
    await passTime(seconds);
    answer = answering(TICKET);
    await passTime(seconds - 1);
    expect(asked).toHaveBeenCalledTimes(1);
    expect(footer()).not.toContain('questi dati');
    await passTime(1);
    expect(shown()).toBe('Mancano 3 numeri');
    // From here on it follows the ticket at its own pace.
    answer = answering(NEXT);
    await passTime(10);
    expect(shown()).toBe('Sei il prossimo');
  },
);

test.each<TicketAnswer>(['unknown', { ...TICKET, canceledAt: '2026-11-21T10:00:00.000Z' }])(
  'S-18 a page that changes no more asks no more',
  async (last) => {
    open(TICKET);
    answer = answering(last);
    await passTime(10);
    expect(shown()).not.toBe('Mancano 3 numeri');
    await passTime(600);
    expect(asked).toHaveBeenCalledTimes(1);
  },
);
