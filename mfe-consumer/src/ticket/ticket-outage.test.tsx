import { act, screen, waitFor } from '@testing-library/react';
import { merchantByVanityCall, merchantCall, userTicketsCall } from '@turno/shared-types';
import {
  buildMerchant,
  buildSession,
  buildTicket,
  failOffline,
  refuse,
  reply,
  setUpEventSources,
} from '@turno/shared-ui/test';
import { merchantReplies, show } from '../../test/show.tsx';

const AWAY = [failOffline(userTicketsCall), failOffline(merchantCall)];

const live = setUpEventSources();

const openStream = () => act(() => live.streams.at(-1)?.open());
const breakStream = () => act(() => live.streams.at(-1)?.fail());
const number = () => screen.getByRole('article');

async function follow() {
  const shown = show('/reservation/7/11', {
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    replies: [...merchantReplies(), reply(userTicketsCall, [buildTicket()])],
  });
  await screen.findByRole('article');
  openStream();
  expect(screen.getByText('In diretta')).toBeVisible();
  return shown;
}

/** Records every moment at which the number is not on the screen. */
function watchNumber(container: HTMLElement): string[] {
  const lost: string[] = [];
  const look = () => {
    const text = container.querySelector('article')?.textContent ?? '';
    if (!/Il tuo numero5/.test(text)) lost.push(container.textContent ?? '');
  };
  new MutationObserver(look).observe(container, {
    subtree: true,
    childList: true,
    characterData: true,
  });
  return lost;
}

test('QUE-049 without stream and calls the page shows that it reconnects, keeps the number and goes live again on its own', async () => {
  const { container, gateway } = await follow();
  const lost = watchNumber(container);
  gateway.answer(...AWAY);
  for (let failure = 0; failure < 7; failure += 1) breakStream();
  const asked = gateway.requests.length;
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  // Wait until a call has failed as well: the polling interval that changes then once lost the number.
  await waitFor(() => expect(gateway.requests.length).toBeGreaterThan(asked + 3));
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  expect(screen.queryByText('In diretta')).not.toBeInTheDocument();

  gateway.answer(...merchantReplies(), reply(userTicketsCall, [buildTicket({ ticketsAhead: 1 })]));
  openStream();
  expect(await screen.findByText('In diretta')).toBeVisible();
  await waitFor(() => expect(number()).toHaveTextContent('Manca 1 numero'));
  expect(lost).toEqual([]);
});

test('QUE-049 while requests fail the page does not call itself live, even with an open stream', async () => {
  const { gateway } = await follow();
  gateway.answer(refuse(userTicketsCall, 'service_unavailable'));
  breakStream();
  openStream();
  expect(await screen.findByText('Riconnessione…')).toBeVisible();
  expect(number()).toHaveTextContent('Il tuo numero5');
  gateway.answer(reply(userTicketsCall, [buildTicket()]));
  expect(await screen.findByText('In diretta')).toBeVisible();
});

test('QUE-049 a page opened during the outage shows the error, offers a retry and recovers without one', async () => {
  const { gateway } = show('/reservation/7/11', {
    session: buildSession({ roles: ['ROLE_GUEST'] }),
    replies: AWAY,
  });
  const alert = await screen.findByRole('alert');
  expect(alert).toHaveTextContent('Connessione assente');
  act(() => screen.getByRole('button', { name: 'Riprova' }).focus());
  const asked = gateway.requests.length;
  await waitFor(() => expect(gateway.requests.length).toBeGreaterThan(asked));
  // During the retry the message stays, is not announced again and keeps the focus.
  expect(screen.getByRole('alert')).toBe(alert);
  expect(screen.getByRole('button', { name: /Riprova/ })).toHaveFocus();
  gateway.answer(...merchantReplies(), reply(userTicketsCall, [buildTicket()]));
  expect(await screen.findByRole('article')).toHaveTextContent('Il tuo numero5');
});

test('QUE-049 a merchant’s page opened during the outage recovers without a retry, too', async () => {
  const { gateway } = show('/m/forno-aurora', { replies: [failOffline(merchantByVanityCall)] });
  expect(await screen.findByRole('alert')).toHaveTextContent('Connessione assente');
  gateway.answer(...merchantReplies(buildMerchant()));
  expect(
    await screen.findByRole('heading', { level: 1, name: buildMerchant().name }),
  ).toBeVisible();
});
