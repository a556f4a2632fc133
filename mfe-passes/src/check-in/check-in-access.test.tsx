import { act, screen } from '@testing-library/react';
import { checkInCall } from '@turno/shared-types';
import { buildMerchant, buildSession, mine, refuse } from '@turno/shared-ui/test';
import { type FakeCamera, fakeCamera } from '../../test/fake-camera.ts';
import { merchants, show, type } from '../../test/show.tsx';

// These tests have no camera; entrance-camera.test.tsx has one.
let camera: FakeCamera;
beforeEach(() => {
  camera = fakeCamera('NotFoundError');
});
afterEach(() => {
  camera.restore();
  localStorage.clear();
});

const CODE = 'K7QX2MBP9D';

test('SHL-013 without a session the page shows the sign-in', async () => {
  show({ session: null });
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
});

test('SHL-008 a guest sees whom the page is for', async () => {
  show({ session: buildSession({ roles: ['ROLE_GUEST'] }) });
  expect(await screen.findByText(/Questa pagina è per chi gestisce un’attività/)).toBeVisible();
});

test('SHL-017 on the site of a franchise only its merchants have an entrance, and staff of others read why', async () => {
  show({ replies: [merchants], props: { franchiseId: 4 } });
  expect(
    await screen.findByText(
      'Le tue attività non fanno parte di questo sito: si gestiscono sul sito pubblico.',
    ),
  ).toBeVisible();
  expect(screen.queryByText('Forno Aurora')).not.toBeInTheDocument();
});

test('ERR-003 a session that expires during a check leads to the sign-in and records no result', async () => {
  const shown = show({ replies: [merchants, refuse(checkInCall, 'token_expired_or_wrong')] });
  await type(shown, CODE);
  expect(await screen.findByRole('heading', { name: 'Accedi' })).toBeVisible();
  act(() => shown.props.session.signIn(buildSession({ roles: ['ROLE_MERCHANT'] })));
  expect(await screen.findByText('Nessun biglietto controllato finora.')).toBeVisible();
});

test('SHL-011 the host receives a path of another remote', async () => {
  const { address, events } = show({ path: '/user-queues', replies: [merchants] });
  await screen.findByText('Forno Aurora');
  expect(events).toContainEqual({ type: 'navigate-away', path: '/user-queues' });
  expect(address()).toBe('/scan-create-pass');
});

test('S-08 SHL-020 who works at the entrance checks and scans, and creates no passes', async () => {
  const { events } = show({ replies: [mine(buildMerchant({ staffRole: 'door' }))] });
  expect(await screen.findByRole('tab', { name: 'Controlla biglietti' })).toBeVisible();
  expect(screen.getAllByRole('tab')).toHaveLength(2);
  // SHL-020: what the host offers follows the role.
  expect(events).toContainEqual({ type: 'staff-role', role: 'door' });
});
