import { act, screen, within } from '@testing-library/react';
import { desksCall, managersCall, removeManagerCall } from '@turno/shared-types';
import {
  buildSession,
  passTime,
  type RenderedScreen,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

const live = setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const other = bakery(undefined, { id: 77, name: 'Libreria Levante' });
const anna = { userId: buildSession().id, name: 'Anna', email: 'anna@example.com' };
const luca = { userId: anna.userId + 1, name: 'Luca', email: 'luca@example.com' };
const managers = [anna, luca].map((each) => ({ ...each, role: 'owner' as const, since: null }));
const announce = () => {
  act(() => live.streams.at(-1)?.open());
  act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }));
};
/** What was asked of the bakery for its staff alone. */
const asked = ({ gateway }: RenderedScreen) =>
  gateway.requests.filter(({ path }) => path.startsWith(`/private/merchants/${bakery().id}/`));

const openTeam = () =>
  show({
    path: '/merchant-managers',
    replies: [
      mine(bakery(), other),
      reply(managersCall, { managers, invitations: [] }),
      reply(removeManagerCall, {}),
    ],
  });

test('S-08 who leaves by choice reads that, and how to come back, not that it may be a mistake', async () => {
  const shown = openTeam();
  const { user, gateway } = shown;
  await user.click(await screen.findByRole('button', { name: 'Lascia l’attività' }));
  const sheet = await screen.findByRole('dialog', { name: 'Lasciare questa attività?' });
  gateway.answer(mine(other));
  const before = asked(shown).length;
  await user.click(within(sheet).getByRole('button', { name: 'Lascia l’attività' }));
  announce();
  const text = 'Hai lasciato Forno Aurora. Per tornare, fatti mandare un nuovo invito.';
  expect(await screen.findByText(text)).toBeVisible();
  expect(screen.queryByText(/Se è un errore/)).not.toBeInTheDocument();
  await passTime(200);
  expect(asked(shown).slice(before)).toMatchObject([{ method: 'DELETE' }]);
});

test.each([
  { page: 'team', path: '/merchant-managers', content: /^Anna/ },
  { page: 'dashboard', path: '/manage-merchant', content: 'Banco' },
])('S-08 the $page asks nothing more of a merchant that removed the person', async (open) => {
  const shown = show({
    path: open.path,
    replies: [
      mine(bakery(), other),
      reply(managersCall, { managers, invitations: [] }),
      reply(desksCall, []),
    ],
  });
  expect((await screen.findAllByText(open.content))[0]).toBeVisible();
  act(() => live.streams.at(-1)?.open());
  await passTime(200);
  const before = asked(shown).length;
  shown.gateway.answer(mine(other));
  act(() => live.streams.at(-1)?.say({ type: 'merchant-changed', merchantId: bakery().id }));
  const left = 'Non fai più parte di questa attività';
  expect(await screen.findByRole('heading', { name: left })).toBeVisible();
  await passTime(200);
  expect(asked(shown).slice(before)).toEqual([]);
});
