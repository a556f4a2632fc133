import { screen, waitFor } from '@testing-library/react';
import { type Merchant, myMerchantCall } from '@turno/shared-types';
import { buildMerchant } from '@turno/shared-types/test-data';
import { httpAtom } from '@turno/shared-ui/boot';
import { Button } from '@turno/shared-ui/components';
import { defineTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import {
  failOffline,
  loadBeforeTests,
  neverAnswer,
  passTime,
  type RenderedScreen,
  renderForMerchant,
  reply,
} from '@turno/shared-ui/test';
import { useAtom, useAtomValue } from 'jotai';
import {
  atomWithChosenMerchant,
  myMerchantsKeyAtom,
  readStaffMerchantsAtom,
} from './chosen-merchant.ts';

const none = async () => ({ texts: {} });
const texts = defineTexts('chosen', { it: none, en: none, es: none, de: none });
loadBeforeTests(texts);
beforeEach(() => localStorage.clear());

const queryAtom = atomWithQuery((get) => {
  const read = get(readStaffMerchantsAtom);
  const http = get(httpAtom);
  return { queryKey: get(myMerchantsKeyAtom), queryFn: () => read(http), retry: false };
});
const merchantAtom = atomWithChosenMerchant(queryAtom);

function Page() {
  const [merchant, choose] = useAtom(merchantAtom);
  const { refetch, dataUpdatedAt } = useAtomValue(queryAtom);
  return (
    <>
      <p>{`shown ${merchant?.id} of ${dataUpdatedAt}`}</p>
      <Button onPress={() => choose(9)}>choose</Button>
      <Button onPress={() => void refetch()}>reload</Button>
    </>
  );
}

const merchants = [7, 8, 9].map((id) => buildMerchant({ id }));
/** What the service answers after a choice on some device. */
const remembers = (id: number) =>
  reply(myMerchantCall, {
    lastMerchant: merchants.find((each) => each.id === id) as Merchant,
    merchants,
  });
const open = (id: number) => renderForMerchant(<Page />, { texts, replies: [remembers(id)] });
const asked = ({ gateway }: RenderedScreen) => gateway.requests.map(({ query }) => query);
const shown = (id: number) => screen.findByText(new RegExp(`^shown ${id} of [1-9]`));
const press = ({ user }: RenderedScreen, name: string) =>
  user.click(screen.getByRole('button', { name }));

test('MER-013 IDN-036 a device without a choice begins with the merchant that was chosen on another', async () => {
  const page = open(8);
  expect(await shown(8)).toBeVisible();
  expect(asked(page)).toEqual([{}]);
});

test('MER-013 a choice on another device does not switch an open page, nor the next one here', async () => {
  const page = open(8);
  await shown(8);
  page.gateway.answer(remembers(9));
  await press(page, 'reload');
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  expect(await shown(8)).toBeVisible();
  page.unmount();
  open(9);
  expect(await shown(8)).toBeVisible();
});

test('IDN-031 a list of merchants that comes after the sign-out chooses none for who comes next', async () => {
  let page: RenderedScreen;
  const late = reply(myMerchantCall, () => {
    page.gateway.answer(neverAnswer(myMerchantCall));
    page.props.session.signOut();
    return { lastMerchant: merchants[1] as Merchant, merchants };
  });
  page = renderForMerchant(<Page />, { texts, replies: [late] });
  await waitFor(() => expect(asked(page)).not.toEqual([]));
  await passTime(1_000);
  expect(localStorage.getItem('lastMerchant')).toBeNull();
});

test('MER-013 IDN-036 a choice is sent to the service once', async () => {
  const page = open(8);
  await shown(8);
  await press(page, 'choose');
  expect(await shown(9)).toBeVisible();
  await waitFor(() => expect(asked(page)).toEqual([{}, { merchant_id: '9' }]));
  await press(page, 'reload');
  await waitFor(() => expect(asked(page)).toEqual([{}, { merchant_id: '9' }, {}]));
});

test('MER-013 a choice that did not reach the service is sent with the next reading', async () => {
  const page = open(8);
  await shown(8);
  page.gateway.answer(failOffline(myMerchantCall));
  await press(page, 'choose');
  await waitFor(() => expect(asked(page)).toHaveLength(2));
  expect(await shown(9)).toBeVisible();
  page.gateway.answer(remembers(9));
  await press(page, 'reload');
  await waitFor(() => expect(asked(page).at(-1)).toEqual({ merchant_id: '9' }));
});
