import { screen, waitFor, within } from '@testing-library/react';
import {
  accountCall,
  listMerchantsCall,
  parentCategoriesCall,
  sessionsCall,
} from '@turno/shared-types';
import { buildSession, reply } from '@turno/shared-ui/test';
import { button, temporaryToken } from '../../test/account-page.ts';
import { show } from '../../test/show.tsx';

const person = { id: 77, email: 'ada@example.com', name: 'Ada', role: 'ROLE_USER' as const };
const ada = { ...person, emailVerified: true, newEmail: null, signsInWithFacebook: false };
const open = () =>
  show('/account', {
    session: buildSession(),
    replies: [
      reply(listMerchantsCall, []),
      reply(parentCategoriesCall, []),
      reply(accountCall, ada),
      reply(sessionsCall, []),
    ],
  });

beforeEach(temporaryToken.remove);

test('signing out comes before everything that loads later and would move it under a finger', async () => {
  open();
  const [first] = await screen.findAllByRole('heading', { level: 2 });
  const signOut = await button('Esci');
  expect(signOut.compareDocumentPosition(first as Node)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('signing out ends the session before home is shown, so that a reload finds none', async () => {
  const { user, address, props } = open();
  const addresses: string[] = [];
  props.session.subscribe(() => addresses.push(address()));
  await user.click(await button('Esci'));
  expect(props.session.read()).not.toBeNull();
  const sheet = await screen.findByRole('dialog', { name: 'Vuoi uscire da questo dispositivo?' });
  await user.click(within(sheet).getByRole('button', { name: 'Esci' }));
  expect(addresses).toEqual(['/account']);
  expect(props.session.read()).toBeNull();
  await waitFor(() => expect(address()).toBe('/'));
});
