import { screen } from '@testing-library/react';
import { managersCall, type StaffRole } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';
import { buildSession, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../../test/show.tsx';
import { SCANNER_PATH } from '../../paths.ts';
import { PAGE_PERMISSIONS } from './page-access.ts';

setUpEventSources();

const REFUSED = 'Questa pagina non è per il tuo ruolo';
const open = (role: StaffRole, path: string, siteBase?: string) => {
  const self = { userId: buildSession().id, name: 'Anna', email: null, role, since: null };
  const people = reply(managersCall, { managers: [self], invitations: [] });
  const merchant = mine(bakery(undefined, { staffRole: role }));
  return show({ path, replies: [merchant, people], props: siteBase ? { siteBase } : {} });
};
const links = () =>
  screen.queryAllByRole<HTMLAnchorElement>('link').map(({ href }) => new URL(href));
/** What the page of an address asks of a role; `null` where it is no page for staff. */
const asked = (path: string) => {
  const pages = Object.entries(PAGE_PERMISSIONS);
  const isPage = ([route]: [string, unknown]) =>
    new RegExp(`^${route.replaceAll(/:\w+\??/g, '[^/]+')}$`).test(path);
  return pages.find(isPage)?.[1] ?? null;
};

// An owner and a manager may open every page.
test.each<{ role: StaffRole; path: string; heading: string }>([
  { role: 'desk', path: '/manage-merchant', heading: 'Gestisci le code' },
  { role: 'desk', path: '/queue-tickets/11', heading: 'Banco' },
  { role: 'desk', path: '/queue-tickets/99', heading: 'Biglietti' },
  { role: 'desk', path: '/add-customer/7/11', heading: 'Aggiungi un cliente' },
  { role: 'desk', path: '/merchant-managers', heading: 'Chi lavora in questa attività' },
  { role: 'desk', path: '/merchant-settings', heading: REFUSED },
  { role: 'door', path: '/merchant-managers', heading: 'Chi lavora in questa attività' },
  { role: 'door', path: '/queue-tickets/11', heading: REFUSED },
])('S-08 no link of $path leads a $role to a rejection', async ({ role, path, heading }) => {
  open(role, path);
  await screen.findByRole('heading', { name: heading });
  // The page knows the role.
  await screen.findAllByText(/Forno Aurora|Coda non trovata/);
  const reached = links().map(({ pathname }) => pathname);
  expect(reached.length).toBeGreaterThan(0);
  const refused = reached.filter((each) => {
    const permission = asked(each);
    return permission !== null && !may(role, permission);
  });
  expect(refused).toEqual([]);
});

test('S-08 who works at the entrance goes back there, unless the page has none', async () => {
  const { unmount } = open('door', '/merchant-managers');
  const back = await screen.findByRole('link', { name: 'Controlla biglietti e pass' });
  expect(back).toHaveAttribute('href', SCANNER_PATH);
  unmount();
  open('door', '/merchant-managers', 'https://turno.example');
  await screen.findByText('Anna (tu)');
  expect(links()).toEqual([]);
});
