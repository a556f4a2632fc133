import { type Permission, STAFF_ROLES, type StaffRole } from '../../index.ts';
import { may } from './permissions.ts';

/** The record makes the compiler ask for each new permission. */
const NAMED: Record<Permission, true> = {
  team: true,
  integrations: true,
  editing: true,
  devices: true,
  figures: true,
  activity: true,
  calling: true,
  'check-in': true,
  membership: true,
};
const ALL = Object.keys(NAMED) as Permission[];

test.each<{ role: StaffRole; permissions: Permission[] }>([
  { role: 'owner', permissions: ALL },
  {
    role: 'manager',
    permissions: ['editing', 'devices', 'figures', 'activity', 'calling', 'check-in', 'membership'],
  },
  { role: 'desk', permissions: ['calling', 'check-in', 'membership'] },
  { role: 'door', permissions: ['check-in', 'membership'] },
])('S-08 the role $role may do exactly what its name says', ({ role, permissions }) => {
  expect(ALL.filter((permission) => may(role, permission))).toEqual(permissions);
});

test('S-08 a person without a role may do nothing, and each role may do more than the next', () => {
  expect(ALL.filter((permission) => may(null, permission))).toEqual([]);
  for (const permission of ALL) {
    const held = STAFF_ROLES.map((role) => may(role, permission));
    expect(held).toEqual(held.toSorted((a, b) => Number(b) - Number(a)));
  }
});
