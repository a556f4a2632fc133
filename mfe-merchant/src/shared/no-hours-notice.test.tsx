import { screen } from '@testing-library/react';
import { merchantCall } from '@turno/shared-types';
import { buildOpening } from '@turno/shared-types/test-data';
import { axeViolations, buildQueue, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../test/show.tsx';

setUpEventSources();

const WITHOUT = { openings: [] };
const said = () => screen.queryByText('Mancano gli orari di apertura');

test('MER-008 MER-057 a merchant that registered without hours reads why its queue is closed, and sets them', async () => {
  const { container } = show({ replies: [mine(bakery(busyCounter(), WITHOUT))] });
  await screen.findByRole('region', { name: 'Banco' });
  expect(said()).toBeVisible();
  expect(screen.getByRole('link', { name: 'Imposta gli orari' })).toHaveAttribute(
    'href',
    '/edit-openings',
  );
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-009 its welcome says so too', async () => {
  const merchant = bakery(busyCounter(), { ...WITHOUT, id: 31 });
  show({ path: '/welcome/31', replies: [mine(merchant), reply(merchantCall, merchant)] });
  expect(await screen.findByRole('link', { name: 'Imposta gli orari' })).toBeVisible();
  expect(said()).toBeVisible();
});

test('S-08 a desk that may not set them reads the reason alone', async () => {
  show({ replies: [mine(bakery(busyCounter(), { ...WITHOUT, staffRole: 'desk' }))] });
  await screen.findByRole('region', { name: 'Banco' });
  expect(said()).toBeVisible();
  expect(screen.queryByRole('link', { name: 'Imposta gli orari' })).toBeNull();
});

test.each([
  ['hours', {}],
  [
    'a special opening to come',
    { openings: [buildOpening({ date: '2026-12-24', start: '09:00', end: '13:00' })] },
  ],
  ['free access alone', { ...WITHOUT, queues: [buildQueue({ listOnly: true, name: 'Banco' })] }],
])('MER-008 a merchant with %s has no such notice', async (_, change) => {
  show({ replies: [mine(bakery(busyCounter(), change))] });
  expect((await screen.findAllByText('Banco')).length).toBeGreaterThan(0);
  expect(said()).toBeNull();
});
