import { screen } from '@testing-library/react';
import { myMerchantCall } from '@turno/shared-types';
import { buildSession, refuse, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, callButton, mine, show } from '../../test/show.tsx';

setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

test('SHL-011 the host receives a path of another remote', async () => {
  const { address, events } = show({ path: '/user-queues?x=1', replies: [mine(bakery())] });
  await callButton();
  expect(events).toContainEqual({ type: 'navigate-away', path: '/user-queues?x=1' });
  expect(address()).toBe('/manage-merchant');
});

test('SHL-017 on the site of a franchise the dashboard has only its merchants, and not the one used last elsewhere', async () => {
  const elsewhere = bakery(undefined, { id: 8, name: 'Forno Altrove' });
  const own = bakery(undefined, { name: 'Forno della Catena', franchisingId: 4 });
  show({ replies: [mine(elsewhere, own)], props: { franchiseId: 4 } });
  await callButton();
  expect(screen.getAllByText('Forno della Catena')[0]).toBeVisible();
  expect(screen.queryByText('Forno Altrove')).not.toBeInTheDocument();
});

test('SHL-013 without a session the page shows the sign-in', async () => {
  show({ session: null });
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
});

test('SHL-008 a guest sees whom the page is for', async () => {
  const { gateway } = show({ session: buildSession({ roles: ['ROLE_GUEST'] }) });
  expect(await screen.findByText(/Questa pagina è per chi gestisce un’attività/)).toBeVisible();
  expect(gateway.requests).toEqual([]);
});

test('ERR-003 a session that has died leads to the sign-in', async () => {
  const { props } = show({ replies: [refuse(myMerchantCall, 'token_expired_or_wrong')] });
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  expect(props.session.read()).toBeNull();
});
