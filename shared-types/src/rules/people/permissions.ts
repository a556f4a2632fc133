import type { Permission, StaffRole } from '../../entities/staff-role.ts';

const DAILY_WORK = ['owner', 'manager', 'desk'] as const;
const EVERYBODY = [...DAILY_WORK, 'door'] as const;

/** The roles that hold each permission. */
const HOLDERS: Record<Permission, readonly StaffRole[]> = {
  team: ['owner'],
  integrations: ['owner'],
  editing: ['owner', 'manager'],
  devices: ['owner', 'manager'],
  figures: ['owner', 'manager'],
  activity: ['owner', 'manager'],
  calling: DAILY_WORK,
  'check-in': EVERYBODY,
  membership: EVERYBODY,
};

/** S-08: whether a role at a merchant holds a permission there; a person without a role holds none. */
export function may(role: StaffRole | null, permission: Permission): boolean {
  return role !== null && HOLDERS[permission].includes(role);
}
