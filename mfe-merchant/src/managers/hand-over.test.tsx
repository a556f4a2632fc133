import { screen, waitFor, within } from '@testing-library/react';
import { handOverCall, managersCall, myMerchantCall } from '@turno/shared-types';
import {
  buildSession,
  neverAnswer,
  passTime,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, mine, show } from '../../test/show.tsx';

setUpEventSources();

const anna = { userId: buildSession().id, name: 'Anna', email: 'anna@example.com' };
const luca = { userId: anna.userId + 1, name: 'Luca', email: 'luca@example.com' };
const managers = [
  { ...anna, role: 'owner' as const, since: null },
  { ...luca, role: 'desk' as const, since: '2026-11-20T10:00:00.000Z' },
];

/** Opens the team of a bakery and asks to hand it over to Luca; returns the button that confirms it. */
async function askToHandOver() {
  const { user, gateway } = show({
    path: '/merchant-managers',
    replies: [
      mine(bakery()),
      reply(managersCall, { managers, invitations: [] }),
      reply(handOverCall, {}),
    ],
  });
  const choice = await screen.findByRole('combobox', { name: 'Nuovo titolare' });
  const button = await screen.findByRole('button', { name: 'Passa l’attività' });
  expect(button).toBeDisabled();
  await user.selectOptions(choice, 'Luca');
  await user.click(button);
  const sheet = await screen.findByRole('dialog', { name: 'Passare l’attività a Luca?' });
  const paths = () =>
    gateway.requests.filter(({ method }) => method === 'POST').map(({ path }) => path);
  return {
    gateway,
    sheet,
    paths,
    confirm: () => user.click(within(sheet).getByRole('button', { name: 'Passa l’attività' })),
  };
}
const HANDED_OVER = new RegExp(`/${luca.userId}/hand_over$`);

test('S-08 an owner hands the place over to a colleague', async () => {
  const { confirm, paths } = await askToHandOver();
  await confirm();
  expect(await screen.findByText('Luca ora è titolare')).toBeVisible();
  expect(paths().at(-1)).toMatch(HANDED_OVER);
});

test('S-08 the sheet of a hand-over stays until the page knows the new roles, so that nothing moves under a press', async () => {
  const { gateway, sheet, confirm, paths } = await askToHandOver();
  gateway.answer(neverAnswer(myMerchantCall));
  await confirm();
  await waitFor(() => expect(paths().at(-1)).toMatch(HANDED_OVER));
  await passTime(1_000);
  expect(sheet).toBeVisible();
  expect(screen.queryByText('Luca ora è titolare')).not.toBeInTheDocument();
});
