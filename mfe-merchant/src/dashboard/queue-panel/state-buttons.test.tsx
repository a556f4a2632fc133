import { screen, waitFor, within } from '@testing-library/react';
import { closeCall, pauseCall, sendAwayCall } from '@turno/shared-types';
import { JOINING_CASES } from '@turno/shared-types/test-data';
import {
  axeViolations,
  neverAnswer,
  refuse,
  reply,
  setClock,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { bakery, busyCounter, mine, show } from '../../../test/show.tsx';

setUpEventSources();

const button = (name: string) => screen.findByRole('button', { name });
const PAUSED = busyCounter({ paused: true });
const CLOSED = busyCounter({ closed: true });

test('MER-025 QUE-043 a queue is paused and resumed', async () => {
  const { user, gateway } = show({ replies: [mine(bakery()), reply(pauseCall, PAUSED)] });
  gateway.answer(mine(bakery(PAUSED)));
  gateway.answer(mine(bakery()));
  await user.click(await button('Metti in pausa'));
  expect(await screen.findByText('Coda in pausa')).toBeInTheDocument();
  expect(gateway.requests.findLast(({ path }) => path.endsWith('/pause'))?.body).toEqual({
    revert: false,
  });
  gateway.answer(reply(pauseCall, busyCounter()));
  await user.click(await button('Riprendi'));
  expect(await button('Metti in pausa')).toBeVisible();
  expect(gateway.requests.findLast(({ path }) => path.endsWith('/pause'))?.body).toEqual({
    revert: true,
  });
});

test('MER-025 X-02 closing asks for confirmation, then the same button reopens', async () => {
  const { user, gateway } = show({ replies: [mine(bakery())] });
  await user.click(await button('Chiudi la coda'));
  const sheet = await screen.findByRole('dialog', { name: 'Chiudere la coda per oggi?' });
  expect(sheet).toHaveTextContent('non si potrà riaprire fino a domani');
  expect(sheet).toHaveTextContent('4 persone aspettano ancora. Puoi continuare a chiamare');
  expect(gateway.requests.some(({ path }) => path.endsWith('/close'))).toBe(false);
  expect(await axeViolations(sheet)).toEqual([]);
  gateway.answer(reply(closeCall, CLOSED), mine(bakery(CLOSED)));
  await user.click(
    within(sheet).getByRole('button', { name: 'Niente nuovi numeri, servi chi aspetta' }),
  );
  expect(await button('Riapri la coda')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Metti in pausa' })).not.toBeInTheDocument();
  gateway.answer(reply(closeCall, busyCounter()));
  await user.click(await button('Riapri la coda'));
  expect(await button('Chiudi la coda')).toBeVisible();
  expect(gateway.requests.findLast(({ path }) => path.endsWith('/close'))?.body).toEqual({
    revert: true,
  });
});

test('MER-025 closing can be called off', async () => {
  const { user, gateway } = show({ replies: [mine(bakery())] });
  await user.click(await button('Chiudi la coda'));
  const sheet = await screen.findByRole('dialog');
  await user.click(within(sheet).getByRole('button', { name: 'Annulla' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(gateway.requests.some(({ path }) => path.endsWith('/close'))).toBe(false);
});

test('MER-025 a failed close says why and can be tried again', async () => {
  const { user } = show({ replies: [mine(bakery()), refuse(closeCall, 'queue_closed')] });
  await user.click(await button('Chiudi la coda'));
  const sheet = await screen.findByRole('dialog');
  await user.click(
    within(sheet).getByRole('button', { name: 'Niente nuovi numeri, servi chi aspetta' }),
  );
  expect(await within(sheet).findByRole('alert')).toHaveTextContent('La coda è chiusa');
  expect(
    within(sheet).getByRole('button', { name: 'Niente nuovi numeri, servi chi aspetta' }),
  ).toBeEnabled();
});

test('ERR-001 a failed pause shows a toast', async () => {
  const { user } = show({ replies: [mine(bakery()), refuse(pauseCall, 'service_unavailable')] });
  await user.click(await button('Metti in pausa'));
  expect(await screen.findByText(/Servizio non disponibile/)).toBeInTheDocument();
  expect(await button('Metti in pausa')).toBeEnabled();
});

test('IDN-027 a second press while the first is on its way sends nothing', async () => {
  const { user, gateway } = show({ replies: [mine(bakery()), neverAnswer(pauseCall)] });
  await user.dblClick(await button('Metti in pausa'));
  expect(gateway.requests.filter(({ path }) => path.endsWith('/pause'))).toHaveLength(1);
});

test.each([
  ['paused', PAUSED, 'In pausa'],
  ['closed', CLOSED, 'Chiusa'],
])('MER-026 QUE-040 a %s queue with waiting people shows a message', async (_, counter, status) => {
  show({ replies: [mine(bakery(counter))] });
  expect(await screen.findByText('4 persone aspettano ancora.')).toBeVisible();
  expect(screen.getByText(status)).toBeVisible();
});

test('MER-026 an open queue, or one without waiting tickets, shows no message', async () => {
  const empty = busyCounter({ paused: true, ticketsAhead: 0, paxAhead: 0 });
  show({ replies: [mine(bakery(empty))] });
  await button('Riprendi');
  expect(screen.queryByText(/aspetta/)).not.toBeInTheDocument();
});

test('MER-027 X-02 a closed queue whose day is over shows a message and cannot be reopened', async () => {
  show({ replies: [mine(bakery(CLOSED, { openings: [] }))] });
  expect(await screen.findByText(/Il giorno dopo riparte da capo/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Riapri la coda' })).not.toBeInTheDocument();
});

describe('S-04 S-05 S-13 the dashboard', () => {
  // Outside its hours a queue that takes numbers says when it opens.
  const LABELS = { opened: /^(Aperta|Apre alle .+)$/, paused: 'In pausa', closed: 'Chiusa' };
  afterEach(() => jest.useFakeTimers());

  test.each(JOINING_CASES)('$name', async ({ merchant, now, date, counter, status }) => {
    setClock(now.toISOString());
    show({ replies: [mine(bakery(busyCounter({ ...counter, date }), merchant))] });
    expect(await screen.findByText(LABELS[status])).toBeVisible();
  });
});

describe('S-04 the people who wait in a queue that closes', () => {
  const CLEARED = { counter: { ...CLOSED, ticketsAhead: 0, paxAhead: 0 }, sentAway: 3 };

  test('are sent away with the closing', async () => {
    const { user, gateway } = show({ replies: [mine(bakery())] });
    await user.click(await button('Chiudi la coda'));
    const sheet = await screen.findByRole('dialog');
    gateway.answer(
      reply(closeCall, CLOSED),
      reply(sendAwayCall, CLEARED),
      mine(bakery(busyCounter({ closed: true, ticketsAhead: 0, paxAhead: 0 }))),
    );
    await user.click(within(sheet).getByRole('button', { name: 'Chiudi e manda via chi aspetta' }));
    expect(
      await screen.findByText('3 numeri annullati: chi ha un telefono è stato avvisato'),
    ).toBeVisible();
    expect(await button('Riapri la coda')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Manda via chi aspetta' })).not.toBeInTheDocument();
  });

  test('are sent away later, after a confirmation', async () => {
    const { user, gateway } = show({ replies: [mine(bakery(CLOSED))] });
    await user.click(await button('Manda via chi aspetta'));
    const sheet = await screen.findByRole('dialog', { name: 'Mandare via chi aspetta?' });
    expect(sheet).toHaveTextContent('Non si può tornare indietro');
    expect(await axeViolations(sheet)).toEqual([]);
    expect(gateway.requests.some(({ path }) => path.endsWith('/send_away'))).toBe(false);
    gateway.answer(reply(sendAwayCall, CLEARED));
    await user.click(within(sheet).getByRole('button', { name: 'Manda via chi aspetta' }));
    expect(
      await screen.findByText('3 numeri annullati: chi ha un telefono è stato avvisato'),
    ).toBeVisible();
  });

  test('stay when it cannot be done, which the sheet says', async () => {
    const { user } = show({
      replies: [mine(bakery(CLOSED)), refuse(sendAwayCall, 'queue_not_closed')],
    });
    await user.click(await button('Manda via chi aspetta'));
    const sheet = await screen.findByRole('dialog');
    await user.click(within(sheet).getByRole('button', { name: 'Manda via chi aspetta' }));
    expect(await within(sheet).findByRole('alert')).toHaveTextContent('Prima chiudi la coda');
  });

  test('are not offered to be sent away while the queue is open', async () => {
    show({ replies: [mine(bakery())] });
    await button('Chiudi la coda');
    expect(screen.queryByRole('button', { name: 'Manda via chi aspetta' })).not.toBeInTheDocument();
  });
});
