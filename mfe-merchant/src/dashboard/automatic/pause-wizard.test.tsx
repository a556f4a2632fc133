import { screen, waitFor, within } from '@testing-library/react';
import { autoPauseCall } from '@turno/shared-types';
import { axeViolations, reply, setUpEventSources } from '@turno/shared-ui/test';
import { fast, generic, park } from '../../../test/park.ts';
import { mine, show } from '../../../test/show.tsx';

setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const panel = () => screen.findByRole('region', { name: 'Code automatiche' });
const pauses = ({ gateway }: ReturnType<typeof show>) =>
  gateway.requests.filter(({ path }) => path.endsWith('auto_pause'));

test.each([
  { choice: 'Sì, avvisa chi aspetta', notify: true, toast: /chi aspetta viene avvisato/ },
  { choice: 'No, senza avviso', notify: false, toast: 'Code automatiche in pausa' },
])('MER-028 X-39 the wizard confirms, then asks whether to notify: $choice', async (row) => {
  const paused = [fast, generic].map((day) => ({ ...day, paused: true }));
  const shown = show({ replies: [mine(park()), reply(autoPauseCall, paused)] });
  await panel();
  await shown.user.click(
    screen.getByRole('button', { name: 'Metti in pausa le code automatiche' }),
  );
  const sheet = await screen.findByRole('dialog');
  expect(sheet).toHaveTextContent('Passo 1 di 2');
  await shown.user.click(within(sheet).getByRole('button', { name: 'Continua' }));
  expect(pauses(shown)).toHaveLength(0);
  expect(sheet).toHaveTextContent('Passo 2 di 2');
  expect(await axeViolations(sheet)).toEqual([]);
  await shown.user.click(within(sheet).getByRole('radio', { name: row.choice }));
  await shown.user.click(within(sheet).getByRole('button', { name: /^Metti in pausa/ }));
  expect(await screen.findByText(row.toast)).toBeInTheDocument();
  expect(pauses(shown)[0]?.body).toEqual({
    revert: false,
    send_notification: row.notify,
  });
  expect(localStorage.getItem('autoPauseNotify')).toBe(String(row.notify));
  expect(await screen.findByText('Le code automatiche sono in pausa')).toBeVisible();
});

test('MER-026 MER-029 a banner says who waits and restarts the queues after a confirmation', async () => {
  const replies = [mine(park({ paused: true })), reply(autoPauseCall, [fast, generic])];
  const shown = show({ replies });
  expect(await screen.findByText('8 persone aspettano ancora.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Metti in pausa/ })).not.toBeInTheDocument();
  shown.gateway.answer(mine(park()));
  await shown.user.click(screen.getByRole('button', { name: 'Fai ripartire' }));
  const sheet = await screen.findByRole('dialog', { name: 'Far ripartire le code automatiche?' });
  await shown.user.click(within(sheet).getByRole('button', { name: 'Fai ripartire' }));
  await waitFor(() =>
    expect(screen.queryByText('Le code automatiche sono in pausa')).not.toBeInTheDocument(),
  );
  expect(pauses(shown)[0]?.body).toEqual({ revert: true, send_notification: false });
});

const nobody = { ticketsAhead: 0, paxAhead: 0 };

test.each([
  { name: 'after hours', change: nobody, isOver: true, why: /^Per oggi gli orari sono finiti/ },
  {
    name: 'all queues closed',
    change: { closed: true },
    isOver: false,
    why: /riaprile una per una/,
  },
])('MER-028 S-04 what cannot be paused says why, and offers no wizard: $name', async (row) => {
  const { change, isOver, why } = row;
  const merchant = { ...park(change), ...(isOver ? { openings: [] } : {}) };
  const { container } = show({ replies: [mine(merchant)] });
  await panel();
  const pause = screen.getByRole('button', { name: 'Metti in pausa le code automatiche' });
  expect(pause).toBeDisabled();
  expect(pause).toHaveAccessibleDescription(why);
  expect(await axeViolations(container)).toEqual([]);
});

test('MER-029 S-04 after hours the banner says when the queues start again, and restarts nothing', async () => {
  show({ replies: [mine({ ...park({ paused: true, ...nobody }), openings: [] })] });
  expect(await screen.findByText(/alla prossima apertura ripartono da sole/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Fai ripartire' })).not.toBeInTheDocument();
});

test('MER-029 QUE-046 QUE-048 while one queue is closed, the banner of a pause shows and restarts the others', async () => {
  const merchant = park({ paused: true });
  const closed = { ...fast, closed: true };
  const queues = merchant.queues.map((queue) =>
    queue.id === closed.queueId ? { ...queue, queue_daily_counters: [closed] } : queue,
  );
  const replies = [mine({ ...merchant, queues }), reply(autoPauseCall, [closed, generic])];
  const shown = show({ replies });
  await panel();
  await shown.user.click(screen.getByRole('button', { name: 'Fai ripartire' }));
  expect(screen.queryByRole('button', { name: /^Metti in pausa/ })).not.toBeInTheDocument();
  const sheet = await screen.findByRole('dialog', { name: 'Far ripartire le code automatiche?' });
  await shown.user.click(within(sheet).getByRole('button', { name: 'Fai ripartire' }));
  await waitFor(() => expect(pauses(shown)[0]?.body).toMatchObject({ revert: true }));
});
