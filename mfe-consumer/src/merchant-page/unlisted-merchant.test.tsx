import { screen } from '@testing-library/react';
import { mailConfirmationCall, myMerchantCall } from '@turno/shared-types';
import {
  axeViolations,
  buildMerchant,
  buildSession,
  mine,
  refuse,
  reply,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const manager = buildSession({ roles: ['ROLE_MERCHANT'] });
const unverified = buildMerchant({ isVerified: false });
const TITLE = 'Non ancora nell’elenco pubblico';

test('S-09 the page of an unverified merchant says so to its manager, who has the link mailed again', async () => {
  const replies = [
    ...merchantReplies(unverified),
    mine(unverified),
    reply(mailConfirmationCall, {}),
  ];
  const { user, container } = show('/m/forno-aurora', { session: manager, replies });
  expect(await screen.findByText(TITLE)).toBeVisible();
  expect(await axeViolations(container)).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Invia di nuovo il link' }));
  expect(await screen.findByText('Link inviato: controlla la posta')).toBeVisible();
});

test.each([
  ['a visitor', null, unverified, []],
  ['a customer', buildSession(), unverified, []],
  ['the manager of another merchant', manager, unverified, [mine(buildMerchant({ id: 99 }))]],
  ['its manager, once it is verified', manager, buildMerchant(), [mine(buildMerchant())]],
  ['its manager without an answer', manager, unverified, [refuse(myMerchantCall, 'forbidden')]],
] as const)('S-09 %s sees no such notice', async (_, session, merchant, more) => {
  const replies = [...merchantReplies(merchant), ...more];
  show('/m/forno-aurora', { ...(session ? { session } : {}), replies });
  expect(await screen.findByRole('heading', { name: 'Forno Aurora' })).toBeVisible();
  expect(screen.queryByText(TITLE)).toBeNull();
});
