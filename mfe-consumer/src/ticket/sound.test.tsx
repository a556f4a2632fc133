import { act, screen } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import {
  buildCounter,
  buildTicket,
  fakeAudio,
  fakeEventSources,
  reply,
} from '@turno/shared-ui/test';
import { open } from '../../test/held-ticket.ts';

const { queueDailyCounter } = buildTicket();
let live: ReturnType<typeof fakeEventSources>;
let audio: ReturnType<typeof fakeAudio>;

beforeEach(() => {
  live = fakeEventSources();
  localStorage.clear();
  audio = fakeAudio();
});
afterEach(() => {
  live.restore();
  audio.restore();
});

/** The number is called while the page is open. */
async function call(gateway: ReturnType<typeof open>['gateway']) {
  const counter = buildCounter({ counter: 5, currentTicket: '5' });
  const called = buildTicket({
    executedAt: new Date().toISOString(),
    queueDailyCounter: { ...queueDailyCounter, counter: 5 },
  });
  act(() => live.streams.at(-1)?.open());
  gateway.answer(reply(userTicketsCall, [called]));
  act(() => live.streams.at(-1)?.say({ type: 'queue-changed', queueId: 11, counter }));
  await screen.findByRole('heading', { level: 2, name: 'Presentati ora' });
}
const consent = () => screen.findByRole('button', { name: /Suona quando tocca a me/ });

test('S-17 without consent nothing rings', async () => {
  const { gateway } = open();
  await consent();
  await call(gateway);
  expect(audio.played).toHaveLength(0);
});

test('S-17 after consent a sample rings, and later the turn', async () => {
  const { user, gateway } = open();
  await user.click(await consent());
  expect(audio.played).toHaveLength(4);
  expect(await screen.findByRole('button', { pressed: true })).toBeVisible();
  await call(gateway);
  expect(audio.played).toHaveLength(8);
});

test('S-17 consent is remembered on this device, and can be taken back', async () => {
  const first = open();
  await first.user.click(await consent());
  first.unmount();
  const { user } = open();
  const on = await screen.findByRole('button', { pressed: true });
  await user.click(on);
  expect(await consent()).toHaveAttribute('aria-pressed', 'false');
  expect(localStorage.getItem('turno.ticket-sound')).toBeNull();
});

test('a browser without sound is left in peace', async () => {
  audio.restore();
  const { user, gateway } = open();
  await user.click(await consent());
  await call(gateway);
  expect(audio.played).toHaveLength(0);
});
