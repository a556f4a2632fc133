import { screen } from '@testing-library/react';
import { listMerchantsCall, parentCategoriesCall, userTicketsCall } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import { buildSession, buildTicket, reply } from '@turno/shared-ui/test';
import { show } from '../../test/show.tsx';

const { date } = localTime(new Date(), 'Europe/Rome');
const { queueDailyCounter } = buildTicket();
const mine = buildTicket({ queueDailyCounter: { ...queueDailyCounter, date } });
const other = buildTicket({ ...mine, counter: 6 });
const home = [reply(listMerchantsCall, []), reply(parentCategoriesCall, [])];
const open = (tickets: (typeof mine)[], role: 'ROLE_GUEST' | 'ROLE_MERCHANT' = 'ROLE_GUEST') =>
  show('/', {
    session: buildSession({ roles: [role] }),
    replies: [...home, reply(userTicketsCall, tickets)],
  });

test('CON-030: a guest who comes back finds the ticket', async () => {
  open([mine]);
  expect(
    await screen.findByRole('link', { name: 'Il tuo numero 5 da Forno Aurora' }),
  ).toHaveAttribute('href', '/reservation/7/11');
});

test('CON-030: several tickets are found in their list', async () => {
  open([mine, other]);
  expect(await screen.findByRole('link', { name: '2 biglietti in corso' })).toHaveAttribute(
    'href',
    '/user-queues',
  );
});

test('CON-030 nothing is said without a ticket, and merchants and visitors are not asked', async () => {
  const { gateway } = open([], 'ROLE_MERCHANT');
  await screen.findByRole('searchbox');
  expect(screen.queryByRole('navigation', { name: 'I tuoi biglietti' })).not.toBeInTheDocument();
  expect(gateway.requests.some(({ path }) => path.endsWith('/tickets'))).toBe(false);
});
