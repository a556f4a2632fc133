import { createHash } from 'node:crypto';
import type { Access, Call, Role, ServiceName } from '@turno/shared-types';
import type { Db } from 'mongodb';
import type { TestTokens } from '../test-tokens.ts';

/** A signed-in person of a test, who is known to the service. */
export type Person = { userId: number; token: string };

export const PEOPLE = [
  'guest',
  'user',
  'another user',
  'manager',
  'manager role',
  'desk role',
  'door role',
  'another manager',
] as const;
export type PersonName = (typeof PEOPLE)[number];

export const ROLES: Record<PersonName, Role> = {
  guest: 'ROLE_GUEST',
  user: 'ROLE_USER',
  'another user': 'ROLE_USER',
  manager: 'ROLE_MERCHANT',
  'manager role': 'ROLE_MERCHANT',
  'desk role': 'ROLE_MERCHANT',
  'door role': 'ROLE_MERCHANT',
  'another manager': 'ROLE_MERCHANT',
};

/** Whether only staff may make a call. */
export function isForStaff({ roles }: Pick<Call, 'roles'>, access: Access): boolean {
  return access === 'owner' || access === 'merchant' || roles?.includes('ROLE_USER') === false;
}

/** Values of path parameters by name; a parameter without one gets a value of its schema. */
export type PathParams = Readonly<Record<string, string | number>>;

/** A running service with the people and things that the tests over the contract need. */
export type ContractFixture = {
  service: ServiceName;
  url: string;
  db: Db;
  internalSecret: string;
  people: Record<PersonName, Person>;
  /** Tokens that no call accepts, by what is wrong with them; all name the manager. */
  wrongTokens: Record<string, string>;
  /** An API key of the manager's merchant with every scope; absent in a service that admits none. */
  apiKey?: string;
  /** What `manager` owns, the people with another role work at, and `user` holds. */
  own: PathParams;
  /** What `another manager` owns and `another user` holds. */
  foreign: PathParams;
};

/** One hash of every document of a database: equal before and after requests that must not store anything. */
export async function digestOf(db: Db): Promise<string> {
  const hash = createHash('sha256');
  const collections = await db.listCollections({}, { nameOnly: true }).toArray();
  for (const { name } of collections.toSorted((a, b) => a.name.localeCompare(b.name))) {
    if (name.startsWith('system.')) continue;
    for await (const document of db.collection(name).find().sort({ _id: 1 })) {
      hash.update(`${name} ${JSON.stringify(document)}\n`);
    }
  }
  return hash.digest('hex');
}

/** People with tokens of the test's own key, and tokens that are wrong in one thing each. */
export async function peopleOf(tokens: TestTokens) {
  const person = async (userId: number, name: PersonName): Promise<Person> => ({
    userId,
    token: await tokens.tokenFor({ userId, role: ROLES[name] }),
  });
  const manager = { userId: 9_004, role: 'ROLE_MERCHANT' } as const;
  const ended = { ...manager, sessionId: 'a session that ended' };
  tokens.verifier.revoke(ended.sessionId);
  const people: Record<PersonName, Person> = {
    guest: await person(9_001, 'guest'),
    user: await person(9_002, 'user'),
    'another user': await person(9_003, 'another user'),
    manager: await person(9_004, 'manager'),
    'manager role': await person(9_014, 'manager role'),
    'desk role': await person(9_024, 'desk role'),
    'door role': await person(9_034, 'door role'),
    'another manager': await person(9_005, 'another manager'),
  };
  const wrongTokens = {
    'of an ended session or an erased account': await tokens.tokenFor(ended),
    'that expired': await tokens.expired(manager),
    'signed by a stranger': await tokens.forged(manager),
    'that never expires': await tokens.tokenFor({ ...manager, expiresInSeconds: null }),
    'of another issuer': await tokens.tokenFor({ ...manager, issuer: 'elsewhere' }),
    'for another audience': await tokens.tokenFor({ ...manager, audience: 'turno-entrance' }),
    'of an unknown scope': await tokens.tokenFor({ ...manager, typ: 'everything' }),
    'of user 0': await tokens.tokenFor({ ...manager, userId: 0 }),
    'without a signature': `${people.manager.token.split('.').slice(0, 2).join('.')}.`,
    'of no form': 'nonsense',
  };
  return { people, wrongTokens };
}
