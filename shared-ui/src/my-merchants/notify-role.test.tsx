import { screen, waitFor } from '@testing-library/react';
import { myMerchantCall, type StaffRole } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import { httpAtom } from '@turno/shared-ui/boot';
import { Button } from '@turno/shared-ui/components';
import { defineTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import {
  loadBeforeTests,
  mine,
  neverAnswer,
  passTime,
  type RenderedScreen,
  renderForMerchant,
} from '@turno/shared-ui/test';
import { useAtom, useAtomValue } from 'jotai';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readStaffMerchantsAtom,
} from './chosen-merchant.ts';
import { useNotifyRole } from './notify-role.ts';

const none = async () => ({ texts: {} });
const texts = defineTexts('roles', { it: none, en: none, es: none, de: none });
loadBeforeTests(texts);
beforeEach(() => localStorage.clear());

const queryAtom = atomWithQuery((get) => {
  const read = get(readStaffMerchantsAtom);
  const http = get(httpAtom);
  return { queryKey: get(myMerchantsKeyAtom), queryFn: () => read(http), retry: false };
});
const merchantAtom = atomWithChosenMerchant(queryAtom);

function Page() {
  useNotifyRole(queryAtom, merchantAtom);
  const [merchant, choose] = useAtom(merchantAtom);
  const { refetch } = useAtomValue(queryAtom);
  return (
    <>
      <p>{`shown ${merchant?.id}`}</p>
      <Button onPress={() => choose(8)}>choose</Button>
      <Button onPress={() => void refetch()}>reload</Button>
    </>
  );
}

const at = (id: number, staffRole?: StaffRole) =>
  buildMerchant({ id, ...(staffRole ? { staffRole } : {}) });
const open = (...merchants: ReturnType<typeof at>[]) =>
  renderForMerchant(<Page />, { texts, replies: [mine(...merchants)] });
const reported = ({ events }: RenderedScreen) =>
  events.flatMap((event) => (event.type === 'staff-role' ? [event.role] : []));
const press = ({ user }: RenderedScreen, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('SHL-020 S-08 a page of staff reports to its host the role at the shown merchant, and each other one', async () => {
  const page = open(at(7, 'owner'), at(8, 'desk'));
  await waitFor(() => expect(reported(page)).toEqual(['owner']));
  await press(page, 'choose');
  expect(await screen.findByText('shown 8')).toBeVisible();
  expect(reported(page)).toEqual(['owner', 'desk']);
  page.gateway.answer(mine(at(7, 'owner'), at(8, 'manager')));
  await press(page, 'reload');
  await waitFor(() => expect(reported(page)).toEqual(['owner', 'desk', 'manager']));
  page.gateway.answer(mine());
  await press(page, 'reload');
  await waitFor(() => expect(reported(page).at(-1)).toBeNull());
});

test('S-08 at a service that names no roles everybody is an owner', async () => {
  const page = open(at(7));
  await waitFor(() => expect(reported(page)).toEqual(['owner']));
});

test('SHL-020 a page that does not know its merchants yet says nothing of the role', async () => {
  const page = renderForMerchant(<Page />, { texts, replies: [neverAnswer(myMerchantCall)] });
  await passTime(1_000);
  expect(reported(page)).toEqual([]);
});
