import { fireEvent, screen, waitFor } from '@testing-library/react';
import { nextCall } from '@turno/shared-types';
import { passTime, reply, setUpEventSources } from '@turno/shared-ui/test';
import { bakery, busyCounter, callButton, mine, show } from '../../../test/show.tsx';

setUpEventSources();
afterEach(() => {
  localStorage.clear();
});

const called = busyCounter({
  counter: 8,
  currentTicket: 'FO8',
  nextTicket: 'FO9',
  ticketsAhead: 2,
});
const replies = [mine(bakery()), reply(nextCall, called)];
const calls = ({ gateway }: ReturnType<typeof show>) =>
  gateway.requests.filter(({ path }) => path.endsWith('/next'));

test('MER-016 the key calls from anywhere, once, and not together with another key', async () => {
  const shown = show({ replies });
  await callButton();
  await shown.user.keyboard('{Control>}n{/Control}');
  expect(calls(shown)).toHaveLength(0);
  await shown.user.keyboard('n');
  await waitFor(() => expect(screen.getByText('FO8')).toBeVisible());
  expect(calls(shown)).toHaveLength(1);
});

test('MER-016 the key does not call while somebody types or answers a question', async () => {
  const shown = show({ replies });
  await callButton();
  const field = document.body.appendChild(document.createElement('input'));
  field.focus();
  await shown.user.keyboard('n');
  field.remove();
  await shown.user.click(screen.getByRole('button', { name: 'Chiudi la coda' }));
  await screen.findByRole('dialog');
  await shown.user.keyboard('n');
  expect(calls(shown)).toHaveLength(0);
});

test.each(['<input>', '<div role="dialog"><button>OK</button></div>'])(
  'MER-016 the key does not call from %s in a shadow root',
  async (html) => {
    const shown = show({ replies });
    await callButton();
    const host = document.body.appendChild(document.createElement('div'));
    const root = host.attachShadow({ mode: 'open' });
    root.innerHTML = html;
    const focused = root.querySelector('input, button') ?? root;
    fireEvent.keyDown(focused, { key: 'n', composed: true });
    await passTime(100);
    host.remove();
    expect(calls(shown)).toHaveLength(0);
  },
);

test('the key can be switched off, which the device remembers', async () => {
  const shown = show({ replies });
  await callButton();
  await shown.user.click(screen.getByRole('button', { name: /chiama/ }));
  await shown.user.keyboard('n');
  expect(calls(shown)).toHaveLength(0);
  shown.unmount();
  show({ replies });
  await callButton();
  expect(screen.getByRole('button', { name: /tasto/i })).toHaveAttribute('aria-pressed', 'false');
});
