import { screen } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall } from '@turno/shared-types';
import { buildCounter, buildMerchant, buildQueue, reply } from '@turno/shared-ui/test';
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
