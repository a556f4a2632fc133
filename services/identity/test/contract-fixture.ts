import { type ContractFixture, type Person, peopleOf, testTokens } from '@turno/kit/test';
import { PASSWORD, person } from './people.ts';
import { startIdentity } from './start-identity.ts';

/** The whole service with people of every role, as the tests over the contract need it. */
export async function openContractFixture() {
  const identity = await startIdentity();
  const signedIn = async (role?: 'ROLE_GUEST' | 'ROLE_MERCHANT'): Promise<Person> => {
    const { user, token } = await person(identity, role ? { role } : {});
    return { userId: user.id, token };
  };
  const erased = await person(identity);
  await erased.remove(PASSWORD);
  // Tokens of another key are wrong in any case; those of identity's own key come on top.
  const { wrongTokens } = await peopleOf(await testTokens());
  const fixture: ContractFixture = {
    service: 'identity',
    url: identity.url,
    db: identity.db,
    internalSecret: 'a secret for the tests',
    people: {
      guest: await signedIn('ROLE_GUEST'),
      user: await signedIn(),
      'another user': await signedIn(),
      manager: await signedIn('ROLE_MERCHANT'),
      'manager role': await signedIn('ROLE_MERCHANT'),
      'desk role': await signedIn('ROLE_MERCHANT'),
      'door role': await signedIn('ROLE_MERCHANT'),
      'another manager': await signedIn('ROLE_MERCHANT'),
    },
    wrongTokens: { ...wrongTokens, 'of an erased account': erased.token },
    own: {},
    foreign: {},
  };
  return { fixture, identity, close: identity.close };
}
