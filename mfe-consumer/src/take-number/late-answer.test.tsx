import { screen } from '@testing-library/react';
import { lineUpCall, userTicketsCall } from '@turno/shared-types';
import { buildMerchant, buildSession, passTime, reply } from '@turno/shared-ui/test';
import { button, open, startAfresh, ticket } from '../../test/taking.ts';

beforeEach(startAfresh);

test('IDN-031 a number whose answer comes after the sign-out is not stored, nor shown to who comes next', async () => {
  let shown: ReturnType<typeof open>;
  const takes = reply(lineUpCall, () => {
    shown.props.session.signOut();
    return ticket;
  });
  shown = open([takes, reply(userTicketsCall, [])], buildMerchant(), buildSession());
  localStorage.clear();
  await shown.user.click(await button());
  await passTime(2_000);
  expect(shown.gateway.requests.filter(({ path }) => path.endsWith('/lineup'))).toHaveLength(1);
  expect(await button()).toBeVisible();
  expect(screen.queryByText(ticket.ticketValue)).toBeNull();
  const isPersonal = (key: string) => key.startsWith('turno.') && key !== 'turno.owner';
  expect(Object.keys(localStorage).filter(isPersonal)).toEqual([]);
});
