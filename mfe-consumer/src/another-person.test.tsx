import { act, screen, waitFor } from '@testing-library/react';
import { lineUpCall, userTicketsCall } from '@turno/shared-types';
import {
  buildMerchant,
  buildQueue,
  buildSession,
  failOffline,
  type RenderedScreen,
  reply,
} from '@turno/shared-ui/test';
import { family, forget, names, typeCode } from '../test/giving.ts';
import { merchantReplies, show } from '../test/show.tsx';
import { nobody, openWallet } from '../test/wallet.ts';

const stranger = buildSession({ id: 78 });
const multi = buildQueue({
  id: 17,
  name: 'Tavoli',
  multiQueue: true,
  childQueues: [buildQueue({ id: 18, parentQueueId: 17, minPax: 1, maxPax: 4 })],
});
const taken = [
  reply(userTicketsCall, []),
  ...merchantReplies(buildMerchant({ queues: [multi] })),
  failOffline(lineUpCall),
];

beforeEach(forget);

const signIn = ({ props }: RenderedScreen, session = stranger) =>
  act(() => props.session.signIn(session));
const signOut = ({ props }: RenderedScreen) => act(() => props.session.signOut());

test('CON-070 PAS-013 IDN-031 the passes that a person scanned are not offered to the next one', async () => {
  const shown = openWallet([nobody()], family, '/my-tickets?open=manual');
  await typeCode(shown, 'pass.four');
  await shown.user.fill((await names())[0] as HTMLElement, 'Emma');
  signOut(shown);
  await waitFor(() => expect(screen.queryByDisplayValue('Emma')).toBeNull());
  signIn(shown);
  expect(await screen.findByText('Non hai ancora nessun pass')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: 'Per chi' })).toBeNull();
  expect(sessionStorage).toHaveLength(0);
});

async function book(session = buildSession()): Promise<RenderedScreen> {
  const shown = show('/book-queue/7/17', { session, replies: taken });
  await shown.user.fill(await screen.findByRole('textbox', { name: /Nome/ }), 'Nadia');
  await shown.user.click(screen.getByRole('radio', { name: /^2/ }));
  await shown.user.click(screen.getByRole('checkbox', { name: /Accetto/ }));
  await shown.user.click(screen.getByRole('button', { name: 'Chiedi un tavolo' }));
  await screen.findByRole('button', { name: 'Riprova' });
  return shown;
}

test('CON-039 CON-040 IDN-031 an unanswered booking ends with its person’s session, shown or stored', async () => {
  const shown = await book();
  signOut(shown);
  const name = () => screen.findByRole('textbox', { name: /Nome/ });
  expect(await name()).toHaveValue('');
  expect(screen.queryByRole('button', { name: 'Riprova' })).toBeNull();
  signIn(shown);
  expect(await name()).toHaveValue('');
  expect(screen.getByRole('checkbox', { name: /Accetto/ })).not.toBeChecked();
  shown.unmount();
  show('/book-queue/7/17', { session: stranger, replies: taken });
  expect(await name()).toHaveValue('');
});

test('S-16 CON-032 a guest who signs in finds the unanswered booking again', async () => {
  const shown = await book(buildSession({ roles: ['ROLE_GUEST'] }));
  signIn(shown);
  expect(await screen.findByRole('textbox', { name: /Nome/ })).toHaveValue('Nadia');
  expect(screen.getByRole('button', { name: 'Riprova' })).toBeVisible();
  shown.unmount();
  show('/book-queue/7/17', { session: stranger, replies: taken });
  expect(await screen.findByRole('textbox', { name: /Nome/ })).toHaveValue('Nadia');
});
