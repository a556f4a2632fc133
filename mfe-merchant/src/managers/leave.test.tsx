import { screen, within } from '@testing-library/react';
import { managersCall, removeManagerCall } from '@turno/shared-types';
import { buildSession, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

test('S-08 who leaves by choice reads that, and how to come back, not that it may be a mistake', async () => {
  const other = bakery(undefined, { id: 77, name: 'Libreria Levante' });
  const anna = { userId: buildSession().id, name: 'Anna', email: 'anna@example.com' };
  const luca = { userId: anna.userId + 1, name: 'Luca', email: 'luca@example.com' };
  const managers = [anna, luca].map((each) => ({ ...each, role: 'owner' as const, since: null }));
  const { user, gateway } = show({
    path: '/merchant-managers',
    replies: [
      mine(bakery(), other),
      reply(managersCall, { managers, invitations: [] }),
      reply(removeManagerCall, {}),
    ],
  });
  await user.click(await screen.findByRole('button', { name: 'Lascia l’attività' }));
  const sheet = await screen.findByRole('dialog', { name: 'Lasciare questa attività?' });
  gateway.answer(mine(other));
  await user.click(within(sheet).getByRole('button', { name: 'Lascia l’attività' }));
  const text = 'Hai lasciato Forno Aurora. Per tornare, fatti mandare un nuovo invito.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/Se è un errore/)).not.toBeInTheDocument();
});
