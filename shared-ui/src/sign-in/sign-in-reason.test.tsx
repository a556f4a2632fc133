import { act, screen } from '@testing-library/react';
import type { Role } from '@turno/shared-types';
import { buildSession, renderScreen } from '@turno/shared-ui/test';
import { SignInReason } from './index.ts';

const open = (origin: string | null, role?: Role) =>
  renderScreen(<SignInReason origin={origin} />, {
    session: role ? buildSession({ roles: [role] }) : null,
  });

test.each([
  { origin: '/user-queues?tab=past', reads: 'Accedi per aprire questa pagina.' },
  { origin: '/merchant-settings#webhooks', reads: /Questa pagina è per chi gestisce un’attività/ },
])('SHL-013 whoever is led here from $origin reads why', ({ origin, reads }) => {
  open(origin);
  expect(screen.getByText(reads)).toBeVisible();
});

test('SHL-013 whoever comes here to sign in reads nothing more', () => {
  const { container } = open(null);
  expect(container).toHaveTextContent(/^$/);
});

test.each([
  { origin: null, reads: 'Il tuo accesso non è più attivo. Per continuare, accedi.' },
  { origin: '/user-queues', reads: /torni alla pagina in cui eri/ },
])(
  'ERR-003 STA-010 from $origin whoever’s session was rejected reads so, in words that fit a deleted account',
  ({ origin, reads }) => {
    const { props } = open(origin, 'ROLE_USER');
    act(() => props.session.reject?.());
    expect(screen.getByText(reads)).toBeVisible();
    expect(screen.queryByText(/di nuovo/)).toBeNull();
  },
);

test.each<{ what: string; role: Role; end: 'signOut' | 'reject' }>([
  { what: 'a person who signed out', role: 'ROLE_USER', end: 'signOut' },
  { what: 'a guest, who has no account', role: 'ROLE_GUEST', end: 'reject' },
])('ERR-003 $what does not read that a session ended', ({ role, end }) => {
  const { props } = open(null, role);
  act(() => props.session[end]?.());
  expect(screen.queryByText(/non è più attivo/)).toBeNull();
});
