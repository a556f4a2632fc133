import { screen } from '@testing-library/react';
import { lineUpCall, type Queue } from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { Route, Routes } from '@turno/shared-ui/router';
import {
  buildMerchant,
  buildQueue,
  buildTicket,
  loadBeforeTests,
  mine,
  renderForMerchant,
  reply,
} from '@turno/shared-ui/test';
import { useAtomValue } from 'jotai';
import { AddCustomerScreen } from '../src/add-customer/add-customer-screen.tsx';
import { queueAtom } from '../src/dashboard/open-queue.ts';
import { texts } from '../src/locales/texts.ts';
import { ROUTES } from '../src/paths.ts';

loadBeforeTests(texts);

const TICKET = buildTicket({ ticketValue: '12', displayName: 'Nadia' });

/** The form of a queue, beside a stand-in for the dashboard, which opens once somebody is added. */
export function open(
  change: Partial<Queue> = {},
  path = '/add-customer/7/11',
  flags = DEFAULT_FLAGS,
) {
  const queues = [buildQueue({ id: 10, name: 'Altra' }), buildQueue({ maxPax: 4, ...change })];
  const replies = [mine(buildMerchant({ queues })), reply(lineUpCall, TICKET)];
  const screens = (
    <Routes>
      <Route path={ROUTES.addCustomer} element={<AddCustomerScreen />} />
      <Route path={ROUTES.dashboard} element={<OpenQueue />} />
    </Routes>
  );
  return renderForMerchant(screens, { path, texts, props: { flags }, replies });
}

/** In place of the dashboard, whose code takes longer to load than these tests to run: its open queue. */
const OpenQueue = () => <h1>{useAtomValue(queueAtom)?.name}</h1>;

export const send = () => screen.findByRole('button', { name: 'Aggiungi alla coda' });
type User = ReturnType<typeof open>['user'];
export const typeName = async (user: User) =>
  user.fill(await screen.findByLabelText(/^Nome/), 'Nadia');
export async function typePhone(user: User): Promise<void> {
  await user.fill(screen.getByRole('textbox', { name: /Telefono/ }), '0654321777');
}
export const sent = ({ gateway }: ReturnType<typeof open>) =>
  gateway.requests.filter(({ method }) => method === 'POST');
