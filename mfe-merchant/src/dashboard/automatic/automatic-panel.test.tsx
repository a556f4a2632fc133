import { screen, waitFor, within } from '@testing-library/react';
import { autoNextCall, queueTicketsCall, setNextWebhookCall } from '@turno/shared-types';
import { callAgainCall } from '@turno/shared-types/called-tickets';
import {
  axeViolations,
  buildTicket,
  failOffline,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { fast, generic, park } from '../../../test/park.ts';
import { callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const CALLED_AT = '2026-11-21T09:55:00.000Z';
const call = { desk: null, first: 3, counter: 3, ticketValue: 'GE3', paxCount: 2 };
const called = reply(autoNextCall, () => {
  const ticket = { ...buildTicket({ ticketValue: 'GE3', counter: 3, paxCount: 2 }), desk: null };
  const latestCalls = [{ ...call, calledAt: CALLED_AT }];
  return { queueId: 22, counter: { ...generic, latestCalls }, ticket, tickets: [ticket] };
});
const sent = (shown: ReturnType<typeof show>, end: string) =>
  shown.gateway.requests.filter(({ path }) => path.endsWith(end));
const panel = () => screen.findByRole('region', { name: 'Code automatiche' });

test('MER-014 MER-019 the first tab holds the queues that take turns, each with what it called and who waits', async () => {
  const { container } = show({ replies: [mine(park())] });
  const list = within(await panel()).getByRole('list', { name: 'A turno da queste code' });
  const [first, second] = within(list).getAllByRole('listitem');
  expect(first).toHaveTextContent(
    'Fast Track3 numeri in attesa · Ultimo chiamato: FO7 · 2 numeri per turno',
  );
  expect(second).toHaveTextContent('Ultimo chiamato: GE2 · 1 numero per turno');
  expect(screen.getByRole('tab', { name: /^Auto/ })).toHaveAttribute('aria-selected', 'true');
  expect(await axeViolations(container)).toEqual([]);
});

test('S-21 who waits in each of the queues that take turns is listed', async () => {
  const tickets = reply(queueTicketsCall, ({ path }) => {
    const isGeneric = path.includes('/22/');
    const named = isGeneric ? { ticketValue: 'GE8' } : { ticketValue: 'FO8' };
    const day = isGeneric ? generic.id : fast.id;
    return [buildTicket({ ...named, counter: 8, executedAt: null, queueDailyCounterId: day })];
  });
  show({ replies: [mine(park()), tickets] });
  for (const [name, ticket] of [
    ['Chi aspetta · Fast Track', 'FO8'],
    ['Chi aspetta · Pass', 'GE8'],
  ] as const) {
    const list = await screen.findByRole('region', { name });
    expect(await within(list).findByText(ticket)).toBeVisible();
    expect(within(list).queryByRole('button')).not.toBeInTheDocument();
  }
});

test('S-21 tickets of all queues that take turns are brought back from the first tab, each named with its queue', async () => {
  // Single queues call the same numbers.
  const asideTickets = [{ counter: 5, ticketValue: '5', paxCount: 1, asideAt: CALLED_AT }];
  const merchant = park();
  const queues = merchant.queues.map((queue) => {
    const days = queue.queue_daily_counters.map((day) => ({ ...day, asideTickets }));
    return { ...queue, queue_daily_counters: days };
  });
  const ticket = { ticketValue: '5', counter: 5, paxCount: 1, desk: null };
  const shown = show({
    replies: [
      mine({ ...merchant, queues }),
      reply(callAgainCall, { counter: { ...generic, asideTickets: [] }, ticket }),
    ],
  });
  const aside = within(await panel()).getByRole('region', { name: 'Tenuti da parte' });
  const names = within(aside).getAllByRole('button', { name: /^Fai tornare/ });
  expect(names.map(({ textContent }) => textContent)).toEqual([
    'Fai tornare 5 · Fast Track',
    'Fai tornare 5 · Pass',
  ]);
  await shown.user.click(within(aside).getByRole('button', { name: 'Fai tornare 5 · Pass' }));
  await waitFor(() => expect(sent(shown, '5/call_again')).toHaveLength(1));
  expect(sent(shown, '5/call_again')[0]?.path).toContain(
    `/queues/22/daily_counters/${generic.id}/`,
  );
});

test('MER-019 a row opens its queue alone', async () => {
  const { user } = show({ replies: [mine(park())] });
  await user.click(within(await panel()).getByRole('button', { name: /^Pass/ }));
  expect(await screen.findByRole('region', { name: 'Pass' })).toBeVisible();
});

test('QUE-045 MER-030 one button calls from the queue whose turn it is, and names queue and number', async () => {
  const shown = show({ replies: [mine(park()), called] });
  await shown.user.click(await callButton());
  expect(await screen.findByText('Ora serviamo · Pass')).toBeVisible();
  expect(within(await panel()).getByText('GE3')).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Ripeti la chiamata' })).toBeEnabled();
  expect(sent(shown, 'auto_next')[0]?.query).toEqual({});
});

test.each([/^Chiama/, 'Questa volta salta i pass generici'])(
  'QUE-049 a call in turns without an answer is repeated under the same key by the button %s',
  async (name) => {
    const shown = show({ replies: [mine(park()), failOffline(autoNextCall)] });
    await shown.user.click(await callButton());
    expect(await screen.findByText(/nessuno sarà chiamato due volte/)).toBeVisible();
    shown.gateway.answer(called);
    await shown.user.click(screen.getByRole('button', { name }));
    expect(await screen.findByText('Ora serviamo · Pass')).toBeVisible();
    const [first, ...repeated] = sent(shown, 'auto_next').map(({ headers, query }) => ({
      key: headers.get('idempotency-key'),
      query,
    }));
    expect(repeated.length).toBeGreaterThan(0);
    for (const each of repeated) expect(each).toEqual(first);
  },
);

test('MER-013 an unanswered call of one merchant is not reported at another one', async () => {
  const other = { ...park(), id: 8, name: 'Altro parco' };
  const shown = show({ replies: [mine(park(), other), failOffline(autoNextCall)] });
  await shown.user.click(await callButton());
  expect(await screen.findByText(/nessuno sarà chiamato due volte/)).toBeVisible();
  await shown.user.selectOptions(screen.getByRole('combobox', { name: 'Attività' }), 'Altro parco');
  await panel();
  expect(screen.queryByText(/nessuno sarà chiamato due volte/)).not.toBeInTheDocument();
});

test('MER-023 generic passes are passed over once, unless the host switches that off', async () => {
  const shown = show({ replies: [mine(park()), called] });
  await shown.user.click(
    await screen.findByRole('button', { name: 'Questa volta salta i pass generici' }),
  );
  await waitFor(() => expect(sent(shown, 'auto_next')[0]?.query).toEqual({ skip: 'generic' }));
});

test('QUE-048 one queue that runs keeps the group open', async () => {
  const merchant = park({ paused: true });
  const [first, second, third] = merchant.queues;
  const open = third && { ...third, queue_daily_counters: [generic] };
  const queues = [first, second, open].flatMap((queue) => queue ?? []);
  show({ replies: [mine({ ...merchant, queues })] });
  await panel();
  expect(screen.queryByText('Le code automatiche sono in pausa')).not.toBeInTheDocument();
  expect(screen.getByRole('button', { name: /^Metti in pausa/ })).toBeEnabled();
});

test('MER-019 QUE-047 calls to the merchant’s own system are switched on; without one the error says so', async () => {
  const on = [fast, generic].map((day) => ({ ...day, webhookNextEnabled: true }));
  const shown = show({
    replies: [mine(park()), refuse(setNextWebhookCall, 'webhook_not_configured')],
  });
  const toggle = await screen.findByRole('switch', { name: 'Chiamate al tuo sistema' });
  await shown.user.click(toggle);
  expect(await screen.findByRole('alert')).toBeVisible();
  shown.gateway.answer(reply(setNextWebhookCall, on), mine(park({ webhookNextEnabled: true })));
  await shown.user.click(toggle);
  await waitFor(() => expect(toggle).toBeChecked());
  expect(sent(shown, 'set_next_webhook').at(-1)?.body).toEqual({ enabled: true });
});
