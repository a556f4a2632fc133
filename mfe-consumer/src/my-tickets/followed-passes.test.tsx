import { screen } from '@testing-library/react';
import { passOwnerCall, passOwnersCall } from '@turno/shared-types/passes';
import { buildEntrance, buildPassOwner, passTime, reply } from '@turno/shared-ui/test';
import { nobody, openWallet } from '../../test/wallet.ts';

const entrance = buildEntrance({ passOwnerId: 31 });
const usable = buildPassOwner({ passes: [entrance], usablePasses: [entrance] });
const yesterday = buildPassOwner({ passes: [entrance], activablePasses: [entrance] });
/** G-07, with the ten per cent by which phones differ. */
const POLL_MS = 5_500;

test('G-07 CST-003 the list of people follows what happens to their passes elsewhere', async () => {
  const { gateway } = openWallet([nobody(), yesterday]);
  expect(await screen.findByText('Da attivare')).toBeVisible();
  gateway.answer(reply(passOwnersCall, [nobody(), usable]));
  await passTime(POLL_MS);
  expect(await screen.findByText('Utilizzabile oggi')).toBeVisible();
});

test('G-07 CST-003 so does the page of one person, and no page asks while it is hidden', async () => {
  const { gateway } = openWallet([], [reply(passOwnerCall, yesterday)], '/ticket-passes/31');
  expect(await screen.findByText('Da attivare')).toBeVisible();
  const visible = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  const asked = gateway.requests.length;
  await passTime(2 * POLL_MS);
  expect(gateway.requests).toHaveLength(asked);
  visible.mockRestore();
  gateway.answer(reply(passOwnerCall, usable));
  await passTime(POLL_MS);
  expect(await screen.findByText('Utilizzabile oggi')).toBeVisible();
});
