import { act, screen } from '@testing-library/react';
import { buildMerchant } from '@turno/shared-types/test-data';
import { httpAtom, RemoteFrame } from '@turno/shared-ui/boot';
import { defineTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import {
  axeViolations,
  buildRemoteProps,
  loadBeforeTests,
  mine,
  renderForMerchant,
} from '@turno/shared-ui/test';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { type MyMerchants, readMyMerchants } from './chosen-merchant.ts';
import { MerchantsElsewhere } from './merchants-elsewhere.tsx';
import { NoMerchant } from './my-merchants.tsx';

const none = async () => ({ texts: {} });
const texts = defineTexts('elsewhere', { it: none, en: none, es: none, de: none });
loadBeforeTests(texts);

const SENTENCE = /non fanno parte di questo sito/;
const words = { loadFailed: 'failed', noMerchants: 'Nessuna attività', noMerchantsHint: 'hint' };

/** A staff page on the site of franchising 7. */
function Page() {
  const http = useAtomValue(httpAtom);
  const [data, setData] = useState<MyMerchants>();
  useEffect(() => void readMyMerchants(http, { franchiseId: 7 }).then(setData), [http]);
  const query = { data, error: null, refetch: () => undefined, isFetching: false };
  return <NoMerchant query={query} words={words} skeleton={null} />;
}
/** The shell: staff pages in a remote, and a home page. */
function Shell() {
  const [{ props }] = useState(() => buildRemoteProps({ publicSiteUrl: '/' }));
  if (useLocation().pathname === '/') return <p>home</p>;
  return (
    <RemoteFrame props={props} texts={texts}>
      <Page />
    </RemoteFrame>
  );
}
const independent = buildMerchant({ franchisingId: null });
const open = (page = <Page />, props = {}) =>
  renderForMerchant(page, { texts, path: '/manage-merchant', props, replies: [mine(independent)] });

test('SHL-017 G-38 who works for merchants of other sites is redirected home, and reads why', async () => {
  open(<Shell />);
  expect(await screen.findByText('home')).toBeVisible();
  expect(await screen.findByText(SENTENCE)).toBeVisible();
});

test('SHL-017 a page of a partner leads to the public site where it names one', async () => {
  const { unmount, container } = open(<Page />, { siteBase: 'https://turno.example' });
  const link = await screen.findByRole('link', { name: 'Vai al sito pubblico' });
  expect(link).toHaveAttribute('href', 'https://turno.example');
  expect(await axeViolations(container)).toEqual([]);
  unmount();
  open(<Page />, { siteBase: '' });
  expect(await screen.findByText(SENTENCE)).toBeVisible();
  expect(screen.queryByRole('link')).not.toBeInTheDocument();
});

test('SHL-017 an account without merchants, or with one that closed elsewhere, has none at all', async () => {
  const closed = { ...independent, closedAt: '2026-11-20T10:00:00.000Z' };
  const { gateway } = renderForMerchant(<Page />, { texts, replies: [mine(closed)] });
  expect(await screen.findByText('Nessuna attività')).toBeVisible();
  expect(gateway.requests).toHaveLength(1);
});

test('SHL-017 G-38 a public site of another address is opened once the reason could be read', async () => {
  jest.useFakeTimers();
  const leave = jest.fn();
  open(<MerchantsElsewhere leave={leave} />, { publicSiteUrl: 'https://www.turno.example' });
  await act(() => jest.advanceTimersByTimeAsync(1_000));
  expect(screen.getByText(SENTENCE)).toBeVisible();
  expect(leave).not.toHaveBeenCalled();
  await act(() => jest.advanceTimersByTimeAsync(5_000));
  expect(leave).toHaveBeenCalledWith('https://www.turno.example');
  jest.useRealTimers();
});
