import { act, screen, within } from '@testing-library/react';
import type { RemoteProps, StaffRole } from '@turno/shared-types';
import { buildSession } from '@turno/shared-types/test-data';
import { plainRemote, renderShell } from '../../test/render-shell.tsx';

beforeEach(() => {
  jest.spyOn(globalThis, 'fetch').mockResolvedValue(Response.json({ version: '1.5.2' }));
  jest.spyOn(window, 'scrollTo').mockImplementation(() => undefined);
  localStorage.clear();
});
afterEach(() => {
  jest.restoreAllMocks();
});

const anna = buildSession({ id: 5, roles: ['ROLE_MERCHANT'] });
const bruno = buildSession({ id: 6, roles: ['ROLE_MERCHANT'] });
const ALL = ['Code', 'Pass', 'Impostazioni'];

/** Opens a page of the shell; `report` is what its remote says of the role at the chosen merchant. */
async function open(path: string, session = anna) {
  const seen: RemoteProps[] = [];
  const importRemote = async () => plainRemote('page', (props) => seen.push(props));
  const shown = renderShell({ path, session, importRemote });
  await screen.findByRole('heading', { name: 'page' });
  const report = (role: StaffRole | null) =>
    act(() => seen.at(-1)?.onEvent({ type: 'staff-role', role }));
  return { ...shown, report };
}

const offered = () =>
  within(screen.getByRole('navigation', { name: 'Navigazione principale' }))
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('SHL-020 S-08 the header follows the role at the chosen merchant, on this page and on the next visit', async () => {
  const staff = await open('/manage-merchant');
  expect(offered()).toEqual(ALL);
  staff.report('desk');
  expect(offered()).toEqual(['Code', 'Pass']);
  staff.report('manager');
  expect(offered()).toEqual(ALL);
  staff.report('door');
  staff.unmount();
  await open('/');
  expect(offered()).toEqual(['Pass']);
});

test('SHL-020 S-08 an account that has no merchant any more finds all pages, which lead on', async () => {
  const staff = await open('/scan-create-pass');
  staff.report('door');
  staff.report(null);
  expect(offered()).toEqual(ALL);
  staff.unmount();
  await open('/');
  expect(offered()).toEqual(ALL);
});

test('SHL-020 MER-013 a merchant that another tab has chosen does not change the header of this one', async () => {
  const staff = await open('/manage-merchant');
  staff.report('desk');
  localStorage.setItem('turno.staff-role', 'owner');
  act(() => staff.host.session.signIn({ ...anna, accessToken: 'renewed' }));
  expect(offered()).toEqual(['Code', 'Pass']);
});

test('SHL-020 IDN-031 the role of one person is not the next one’s', async () => {
  const staff = await open('/manage-merchant');
  staff.report('door');
  act(() => staff.host.session.signIn(bruno));
  expect(offered()).toEqual(ALL);
  staff.report('door');
  act(() => staff.host.session.signOut());
  expect(localStorage.getItem('turno.staff-role')).toBeNull();
});

test('SHL-020 a stored role that no release knows leaves out no page', async () => {
  localStorage.setItem('turno.staff-role', 'captain');
  await open('/');
  expect(offered()).toEqual(ALL);
});
