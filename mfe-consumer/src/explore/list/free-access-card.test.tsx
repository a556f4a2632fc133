import { screen } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, reply, setClock } from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../../test/show.tsx';

const place = (isClosed: boolean) => {
  const queue_daily_counters = [buildCounter({ closed: isClosed })];
  return buildMerchant({ queues: [buildQueue({ listOnly: true, queue_daily_counters })] });
};

test.each([
  { name: 'open', isClosed: false, badge: 'Accesso libero', words: /presentati quando vuoi/ },
  { name: 'closed', isClosed: true, badge: 'Chiusa', words: /^Negli orari di apertura/ },
])(
  'CON-037 S-19 a place that is entered without numbers says so on its card and its page, $name',
  async ({ isClosed, badge, words }) => {
    const merchant = place(isClosed);
    const categories = reply(parentCategoriesCall, []);
    const home = show('/', { replies: [reply(listMerchantsCall, [merchant]), categories] });
    const card = await screen.findByRole('link', { name: /Forno Aurora/ });
    expect(card).toHaveTextContent(badge);
    expect(screen.getByText(words)).toBeVisible();
    expect(card).toHaveTextContent('Vedi il luogo');
    expect(card).not.toHaveTextContent(/in coda|la coda|Attesa/);
    home.unmount();
    show('/m/forno-aurora', { replies: merchantReplies(merchant) });
    expect(await screen.findByText(words)).toBeVisible();
  },
);

const CLOSED = { closed: true };
const PAUSED = { paused: true };
const LATE = { estimatedWaitingTime: 600, isTooLate: true };

test.each([
  { name: 'is closed', day: CLOSED, action: 'Mostra la coda' },
  { name: 'is paused', day: PAUSED, action: 'Mostra la coda' },
  { name: 'gives no number before closing', day: LATE, action: 'Mostra la coda' },
  { name: 'gives numbers', day: {}, action: 'Mettiti in coda' },
])(
  'CON-037 S-04 S-19 beside free access a card follows the queue with numbers, which $name',
  async ({ day, action }) => {
    setClock('2026-11-21T10:00:00+01:00');
    const numbers = buildQueue({ queue_daily_counters: [buildCounter(day)] });
    const free = buildQueue({ id: 12, listOnly: true, queue_daily_counters: [buildCounter()] });
    const merchant = buildMerchant({ queues: [numbers, free], endsNumbersAtClosing: true });
    const replies = [reply(listMerchantsCall, [merchant]), reply(parentCategoriesCall, [])];
    show('/', { replies });
    const card = await screen.findByRole('link', { name: /Forno Aurora/ });
    expect(card).toHaveTextContent('Aperta');
    expect(card).toHaveTextContent(action);
  },
);
