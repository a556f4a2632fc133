import { headerView } from './header-view.ts';

const ANYWHERE = { path: '/', storedVisibility: null, staffRole: null };

test.each([
  { role: null, label: 'signIn', to: '/signin' },
  { role: 'ROLE_GUEST', label: 'signIn', to: '/signin' },
  { role: 'ROLE_USER', label: 'profile', to: '/user-queues' },
  { role: 'ROLE_MERCHANT', label: 'profile', to: '/manage-merchant' },
] as const)('SHL-018 the own page of $role is $to', ({ role, label, to }) => {
  expect(headerView({ ...ANYWHERE, role }).button).toEqual({ label, to });
});

test.each([
  { role: null, labels: [] },
  { role: 'ROLE_GUEST', labels: [] },
  { role: 'ROLE_USER', labels: ['explore', 'queues', 'pass'] },
  { role: 'ROLE_MERCHANT', labels: ['queues', 'pass', 'settings'] },
] as const)('SHL-019, SHL-020, SHL-022 $role finds $labels', ({ role, labels }) => {
  const view = headerView({ ...ANYWHERE, role });
  expect(view.items.map((item) => item.label)).toEqual(labels);
});

test.each([
  { staffRole: 'door', labels: ['pass'] },
  { staffRole: 'desk', labels: ['queues', 'pass'] },
  { staffRole: 'manager', labels: ['queues', 'pass', 'settings'] },
  { staffRole: 'owner', labels: ['queues', 'pass', 'settings'] },
] as const)('SHL-020 S-08 a $staffRole of the chosen merchant finds $labels', (given) => {
  const { staffRole, labels } = given;
  const view = headerView({ ...ANYWHERE, role: 'ROLE_MERCHANT', staffRole });
  expect(view.items.map((item) => item.label)).toEqual(labels);
});

test('SHL-020 the role at a merchant is none of a customer', () => {
  const view = headerView({ ...ANYWHERE, role: 'ROLE_USER', staffRole: 'door' });
  expect(view.items).toHaveLength(3);
});

test.each([
  ['/manage-merchant', 'queues', 'page'],
  ['/merchant-settings', 'settings', 'page'],
  ['/edit-openings', 'settings', 'true'],
  ['/special-times/closings', 'settings', 'true'],
  ['/pass-types/4', 'settings', 'true'],
])('SHL-020 on %s a merchant is at %s', (path, label, current) => {
  const marked = headerView({ ...ANYWHERE, role: 'ROLE_MERCHANT', path }).items.filter(
    (item) => item.current !== undefined,
  );
  expect(marked).toEqual([expect.objectContaining({ label, current })]);
});

test.each([
  ['/', ['page', undefined, undefined]],
  ['/reservation/7/11', [undefined, 'true', undefined]],
  ['/my-tickets', [undefined, undefined, 'page']],
  ['/ticket-passes/31', [undefined, undefined, 'true']],
  ['/account', [undefined, undefined, undefined]],
])('SHL-020 on %s the items are marked %j', (path, marks) => {
  const view = headerView({ ...ANYWHERE, role: 'ROLE_USER', path });
  expect(view.items.map(({ current }) => current)).toEqual(marks);
});

test.each([
  { path: '/', storedVisibility: null, isShown: true },
  { path: '/', storedVisibility: 'true', isShown: true },
  { path: '/', storedVisibility: 'false', isShown: false },
  { path: '/display/7', storedVisibility: 'true', isShown: false },
])('SHL-021 at $path with the flag $storedVisibility the header shows: $isShown', (row) => {
  expect(headerView({ ...ANYWHERE, ...row, role: null }).isShown).toBe(row.isShown);
});

test.each([
  { path: '/take-number/7/11', origin: '/take-number/7/11' },
  { path: '/reservation/7/11', origin: '/reservation/7/11' },
  { path: '/', origin: null },
  { path: '/m/forno-aurora', origin: null },
])('CON-076 signing in from $path comes back to $origin', ({ path, origin }) => {
  expect(headerView({ ...ANYWHERE, path, role: 'ROLE_GUEST' }).origin).toBe(origin);
});
