import type { Access, ErrorCode, Permission } from '@turno/shared-types';
import type { PersonName } from './contract-fixture.ts';

export type Outcome = ErrorCode | 'through';
export type Ids = 'own' | 'foreign';

const FORBIDDEN = { guest: 'forbidden', user: 'forbidden', 'another user': 'forbidden' } as const;
const THROUGH = {
  guest: 'through',
  user: 'through',
  'another user': 'through',
  manager: 'through',
  'manager role': 'through',
  'desk role': 'through',
  'door role': 'through',
  'another manager': 'through',
} as const;
const MANAGERS = { ...THROUGH, ...FORBIDDEN } as const;
const NOBODY = {
  ...FORBIDDEN,
  manager: 'forbidden',
  'manager role': 'forbidden',
  'desk role': 'forbidden',
  'door role': 'forbidden',
  'another manager': 'forbidden',
} as const;

/** S-08: who gets past the guard of a call of a merchant, besides its owner; by the permission that the call names. */
const COLLEAGUES: Record<Permission, readonly PersonName[]> = {
  team: [],
  integrations: [],
  editing: ['manager role'],
  devices: ['manager role'],
  figures: ['manager role'],
  activity: ['manager role'],
  calling: ['manager role', 'desk role'],
  'check-in': ['manager role', 'desk role', 'door role'],
  membership: ['manager role', 'desk role', 'door role'],
};

/**
 * What the guard answers each person whose own things a path names. Written by hand, apart from the guard, so that the
 * two can disagree.
 */
const OWN: Record<Access, Record<PersonName, Outcome>> = {
  anyone: THROUGH,
  'signed-in': THROUGH,
  self: THROUGH,
  merchant: MANAGERS,
  owner: { ...NOBODY, manager: 'through' },
  internal: NOBODY,
};

/** What the guard answers a person about own things, or about those of others. */
export function expectedFor(
  { access, permission = 'team' }: { access: Access; permission?: Permission | undefined },
  who: PersonName,
  ids: Ids,
  path: string,
): Outcome {
  const rule = OWN[access];
  // A rule that is new to the contract has to say here whom it lets through.
  if (!rule) throw new Error(`no expectation for the access rule ${access}`);
  const isColleague = access === 'owner' && COLLEAGUES[permission].includes(who);
  if (ids === 'own') return isColleague ? 'through' : rule[who];
  if (access === 'self') return path.includes('/tickets') ? 'ticket_not_found' : 'not_found';
  if (access !== 'owner') return rule[who];
  return who === 'another manager' ? 'through' : 'forbidden';
}
