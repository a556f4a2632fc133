import { screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { buildSession, buildTicket, reply } from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';
import { merchantReplies, show } from '../../test/show.tsx';

const { queueDailyCounter, merchant } = buildTicket();
const isBefore = (one: Element, other: Element) =>
  Boolean(one.compareDocumentPosition(other) & Node.DOCUMENT_POSITION_FOLLOWING);

test.each([
  ['a paused queue', { paused: true }, /in pausa/],
  ['a closed queue', { closed: true }, /La coda è chiusa/],
])('CON-074: %s is announced above the code', async (_, change, text) => {
  open({ queueDailyCounter: { ...queueDailyCounter, ...change } });
  const code = await screen.findByRole('img', { name: /Codice QR/ });
  expect(isBefore(screen.getByText(text), code)).toBe(true);
  expect(isBefore(screen.getByText('7K2MPQ4XWD'), screen.getByText('Ora in servizio'))).toBe(true);
});

test('CON-043: the progress has a visible name and begins where the person began', async () => {
  open({ ticketsAhead: 2 });
  const progress = await screen.findByRole('progressbar', {
    name: /da quando hai preso il numero/,
  });
  expect(progress).toHaveAttribute('value', '0');
});

test('several tickets: the page says which is which, and leads from one to another', async () => {
  const other = buildTicket({
    ticketValue: 'B9',
    counter: 9,
    queueDailyCounterId: 900,
    merchant: { ...merchant, id: 8, name: 'Teatro Lume' },
    queue: { ...buildTicket().queue, id: 12 },
  });
  const today = { ...queueDailyCounter, date: new Date().toISOString().slice(0, 10) };
  const tickets = [buildTicket(), other].map((each) => ({ ...each, queueDailyCounter: today }));
  show('/reservation/7/11', {
    session: buildSession(),
    replies: [...merchantReplies(), reply(userTicketsCall, tickets)],
  });
  const here = await screen.findByRole('link', { name: `5 ${merchant.name}` });
  expect(here).toHaveAttribute('aria-current', 'page');
  expect(screen.getByRole('link', { name: 'B9 Teatro Lume' })).toHaveAttribute(
    'href',
    '/reservation/8/12',
  );
});

test('one ticket alone has no switch', async () => {
  open();
  await screen.findByRole('article');
  expect(screen.queryByRole('navigation', { name: 'I tuoi biglietti' })).not.toBeInTheDocument();
});

test('the way back leads to the list that the person came from', async () => {
  const today = { ...queueDailyCounter, date: new Date().toISOString().slice(0, 10) };
  const { user, address } = show('/user-queues', {
    session: buildSession(),
    replies: [
      ...merchantReplies(),
      reply(userTicketsCall, [buildTicket({ queueDailyCounter: today })]),
    ],
  });
  await user.click(await screen.findByRole('link', { name: /Numero 5/ }));
  await screen.findByRole('article');
  const [back] = screen.getAllByRole('link', { name: 'Le mie code' });
  expect(back).toHaveAttribute('href', '/user-queues');
  expect(address()).toBe('/reservation/7/11');
});
