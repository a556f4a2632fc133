import { screen, waitFor } from '@testing-library/react';
import { userTicketsCall } from '@turno/shared-types';
import { saveInAppleWalletCall, saveInGoogleWalletCall } from '@turno/shared-types/wallets';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { axeViolations, buildMerchant, buildSession, refuse, reply } from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket } from '../../../test/events.ts';
import { merchantReplies, show } from '../../../test/show.tsx';
import { walletsOfDevice } from './wallet-buttons.tsx';

const NAME = 'Aggiungi a Google Wallet';
const APPLE_NAME = 'Aggiungi ad Apple Wallet';
const PASS_URL =
  'https://turno.example/public/apple_wallet/tickets/downloads/1?until=1&signature=a';
const SAVE_URL = 'https://pay.google.com/gp/v/save/a.b.c';
const merchant = buildMerchant({ queues: [buildEvent([buildShow()])] });

/** The page of a ticket, and the addresses that it opens. */
function openTicket(
  offered: { googleWallet?: boolean; appleWallet?: boolean },
  answer = reply(saveInGoogleWalletCall, { saveUrl: SAVE_URL }),
) {
  const opened: string[][] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push([this.href, this.target]);
  });
  const view = show('/show-event-ticket/7/11/501', {
    session: buildSession(),
    props: { flags: { ...DEFAULT_FLAGS, ...offered } },
    replies: [
      ...merchantReplies(merchant),
      reply(userTicketsCall, [buildShowTicket()]),
      reply(saveInAppleWalletCall, { passUrl: PASS_URL }),
      answer,
    ],
  });
  return { ...view, opened };
}

test('CON-043 a press puts the ticket into Google Wallet and opens the page that saves it', async () => {
  const view = openTicket({ googleWallet: true });
  await view.user.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(view.opened).toEqual([[SAVE_URL, '_blank']]));
  expect(await axeViolations(view.container)).toEqual([]);
});

test('CON-043 a wallet that cannot be reached is said, and the button stays', async () => {
  const view = openTicket(
    { googleWallet: true },
    refuse(saveInGoogleWalletCall, 'service_unavailable'),
  );
  await view.user.click(await screen.findByRole('button', { name: NAME }));
  expect(await screen.findByText(/Servizio/)).toBeVisible();
  expect(screen.getByRole('button', { name: NAME })).toBeEnabled();
  expect(view.opened).toEqual([]);
});

test('CON-043 without a configured wallet there is no button', async () => {
  openTicket({});
  expect(await screen.findByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  expect(screen.queryByRole('button', { name: APPLE_NAME })).toBeNull();
});

test('CON-043 a press downloads the ticket for Apple Wallet', async () => {
  const view = openTicket({ appleWallet: true });
  await view.user.click(await screen.findByRole('button', { name: APPLE_NAME }));
  await waitFor(() => expect(view.opened).toEqual([[PASS_URL, '']]));
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});

test('CON-043 an iPhone is offered its own wallet alone', async () => {
  const device = jest.spyOn(navigator, 'userAgent', 'get');
  device.mockReturnValue('Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1');
  openTicket({ appleWallet: true, googleWallet: true });
  expect(await screen.findByRole('button', { name: APPLE_NAME })).toBeVisible();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
  device.mockRestore();
});

const MAC = 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Safari/605.1.15';

test.each([
  [
    'an iPhone',
    'Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Safari/604.1',
    5,
    ['apple'],
  ],
  ['an iPad', MAC, 5, ['apple']],
  ['an Android phone', 'Mozilla/5.0 (Linux; Android 16; Mobile) Chrome/142.0', 5, ['google']],
  ['a Mac', MAC, 0, ['apple', 'google']],
  ['a PC', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/142.0', 10, ['apple', 'google']],
])('CON-043 the wallets of %s', (_name, userAgent, maxTouchPoints, wallets) => {
  expect(walletsOfDevice({ userAgent, maxTouchPoints })).toEqual(wallets);
});
