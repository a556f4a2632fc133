import { screen, within } from '@testing-library/react';
import type { Queue } from '@turno/shared-types';
import { axeViolations, buildMerchant, buildQueue, setUpEventSources } from '@turno/shared-ui/test';
import { mine, show } from '../../test/show.tsx';

setUpEventSources();

const EVENT = buildQueue({ id: 12, name: 'Planetario', type: 'event' });
const open = (...queues: Queue[]) =>
  show({ path: '/merchant-queues', replies: [mine(buildMerchant({ queues }))] });
const row = async (name: string) => (await screen.findByText(name)).closest('li');
const newButton = () => screen.findByRole('button', { name: 'Nuova coda' });

test('MER-032 MER-033 each queue is described and leads to its editor', async () => {
  const { container } = open(
    buildQueue({ id: 11, name: 'Banco', listOnly: true }),
    buildQueue({ id: 13, name: 'Tavoli', multiQueue: true }),
    buildQueue({ id: 14, name: 'Giostra', nextRatio: 3 }),
    EVENT,
  );
  expect(await row('Banco')).toHaveTextContent('Coda singolaAccesso libero');
  expect(await row('Tavoli')).toHaveTextContent(/Coda multipla, per numero di persone$/);
  expect(await row('Giostra')).toHaveTextContent('Coda singolaAutomatica');
  expect(await row('Planetario')).toHaveTextContent(/Evento con orari$/);
  const linkIn = async (name: string) => within((await row(name))!).getByRole('link');
  expect(await linkIn('Tavoli')).toHaveAttribute('href', '/manage-queue/13');
  expect(await linkIn('Planetario')).toHaveAttribute('href', '/event-queue/12');
  expect(await axeViolations(container)).toEqual([]);
});

test.each([
  { has: 'a queue', queues: [buildQueue()], offered: 'Un evento con orari', to: '/event-queue/0' },
  { has: 'an event', queues: [EVENT], offered: 'Una coda', to: '/manage-queue/0' },
])('MER-034 X-11 a merchant with $has chooses the other kind', async ({ queues, offered, to }) => {
  const { user, address } = open(...queues);
  await user.click(await newButton());
  const sheet = within(await screen.findByRole('dialog', { name: 'Che cosa vuoi creare?' }));
  expect(sheet.queryByRole('button', { name: 'Una coda' }) !== null).toBe(offered === 'Una coda');
  await user.click(sheet.getByRole('button', { name: offered }));
  await screen.findByRole('textbox', { name: /^Nome/ });
  expect(address()).toBe(to);
});

test('MER-034 X-11 with both kinds there is no other to make, and the page says so', async () => {
  open(buildQueue(), EVENT);
  expect(await newButton()).toBeDisabled();
  expect(screen.getByText('Hai già una coda e un evento.')).toBeVisible();
});

test('MER-032 a merchant without queues can make either kind', async () => {
  const { user } = open();
  expect(await screen.findByText('Nessuna coda')).toBeVisible();
  await user.click(await newButton());
  const sheet = within(await screen.findByRole('dialog'));
  expect(sheet.getByRole('button', { name: 'Una coda' })).toBeVisible();
  expect(sheet.getByRole('button', { name: 'Un evento con orari' })).toBeVisible();
});

test('MER-034 without a queue, the page has one thing to press, below what it says', async () => {
  open();
  const words = (await screen.findByText('Nessuna coda')).parentElement;
  expect(words).toContainElement(await newButton());
});
