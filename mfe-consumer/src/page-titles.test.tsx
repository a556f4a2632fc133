import { waitFor } from '@testing-library/react';
import { passOwnersCall } from '@turno/shared-types/passes';
import { buildSession, reply } from '@turno/shared-ui/test';
import { temporaryToken } from '../test/account-page.ts';
import { merchantReplies, show } from '../test/show.tsx';

const replies = [...merchantReplies(), reply(passOwnersCall, [])];

test.each([
  { path: '/m/forno-aurora', title: 'Pagina esercente' },
  { path: '/my-tickets', title: 'I tuoi biglietti', session: buildSession() },
  { path: '/signin', title: 'Accedi' },
  { path: '/signup', title: 'Registrati' },
  { path: '/change-password', title: 'Cambia password' },
])('SHL-023 G-40 X-36 the tab of $path is “$title” in every language', async (row) => {
  temporaryToken.store();
  const { path, title, session = null } = row;
  const { events } = show(path, { session, props: { locale: 'de' }, replies });
  await waitFor(() => expect(events).toContainEqual({ type: 'title', title }));
});
