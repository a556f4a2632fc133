import { screen, waitFor, within } from '@testing-library/react';
import { updateMerchantCall } from '@turno/shared-types';
import { axeViolations, buildMerchant, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';
import { choiceOf, choicesWith, limitsOf } from '../shared/early-joining.ts';

setUpEventSources();

test.each([
  { name: 'nothing', seconds: null, flag: false, choice: -1 },
  { name: '-1', seconds: -1, flag: true, choice: -1 },
  { name: '0 without its flag', seconds: 0, flag: false, choice: -1 },
  { name: '0 with its flag', seconds: 0, flag: true, choice: 0 },
  { name: 'an hour', seconds: 3_600, flag: false, choice: 3_600 },
])('X-09 $name stored means the choice $choice', ({ seconds, flag, choice }) => {
  const stored = { lineupLimitedBeforeOpening: seconds, avoidLineupBeforeOpening: flag };
  expect(choiceOf(stored)).toBe(choice);
});

test.each([
  [-1, null, false],
  [0, 0, true],
  [1_800, 1_800, false],
])('X-09 MER-054 the choice %p stores %p with the flag %p', (choice, seconds, flag) => {
  expect(limitsOf(choice)).toEqual({
    lineupLimitedBeforeOpening: seconds,
    avoidLineupBeforeOpening: flag,
  });
});

test('MER-054 a stored value that is none of the choices stays on offer', () => {
  expect(choicesWith(4_500)).toContain(4_500);
  expect(choicesWith(0)).toHaveLength(8);
});

test('MER-054 one choice of eight, with Undo and Change', async () => {
  const shown = show({
    path: '/merchant-limits',
    replies: [mine(bakery(busyCounter())), reply(updateMerchantCall, buildMerchant())],
  });
  const name = 'I clienti possono prendere un numero';
  const select = await screen.findByRole('combobox', { name });
  expect(
    within(select)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'A qualsiasi ora',
    'Dall’apertura',
    'Da 30 minuti prima dell’apertura',
    'Da 1 ora prima dell’apertura',
    'Da 1 ora 30 minuti prima dell’apertura',
    ...[2, 3, 4].map((hours) => `Da ${hours} ore prima dell’apertura`),
  ]);
  expect(await axeViolations(shown.container)).toEqual([]);
  await shown.user.selectOptions(select, 'Dall’apertura');
  await shown.user.click(screen.getByRole('button', { name: 'Annulla' }));
  expect(select).toHaveDisplayValue('A qualsiasi ora');
  await shown.user.selectOptions(select, 'Dall’apertura');
  await shown.user.click(screen.getByRole('switch', { name: /Ferma i numeri/ }));
  await shown.user.click(screen.getByRole('button', { name: 'Modifica' }));
  await waitFor(() => expect(shown.address()).toBe('/merchant-settings'));
  const sent = shown.gateway.requests.find(({ method }) => method === 'PUT');
  const limits = { lineupLimitedBeforeOpening: 0, avoidLineupBeforeOpening: true };
  expect(sent?.body).toEqual({ ...limits, endsNumbersAtClosing: true });
});
