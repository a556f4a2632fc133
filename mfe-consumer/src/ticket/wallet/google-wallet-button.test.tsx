import { screen, waitFor } from '@testing-library/react';
import { saveInGoogleWalletCall, userTicketsCall } from '@turno/shared-types';
import { DEFAULT_FLAGS } from '@turno/shared-ui/boot';
import { axeViolations, buildMerchant, buildSession, refuse, reply } from '@turno/shared-ui/test';
import { buildEvent, buildShow, buildShowTicket } from '../../../test/events.ts';
import { merchantReplies, show } from '../../../test/show.tsx';

const NAME = 'Aggiungi a Google Wallet';
const SAVE_URL = 'https://pay.google.com/gp/v/save/a.b.c';
const merchant = buildMerchant({ queues: [buildEvent([buildShow()])] });

/** The page of a ticket, and the addresses that it opens. */
function openTicket(
  googleWallet: boolean,
  answer = reply(saveInGoogleWalletCall, { saveUrl: SAVE_URL }),
) {
  const opened: string[] = [];
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function click(
    this: HTMLAnchorElement,
  ) {
    opened.push(this.href);
  });
  const view = show('/show-event-ticket/7/11/501', {
    session: buildSession(),
    props: { flags: { ...DEFAULT_FLAGS, googleWallet } },
    replies: [...merchantReplies(merchant), reply(userTicketsCall, [buildShowTicket()]), answer],
  });
  return { ...view, opened };
}

test('CON-043 a press puts the ticket into Google Wallet and opens the page that saves it', async () => {
  const view = openTicket(true);
  await view.user.click(await screen.findByRole('button', { name: NAME }));
  await waitFor(() => expect(view.opened).toEqual([SAVE_URL]));
  expect(await axeViolations(view.container)).toEqual([]);
});

test('CON-043 a wallet that cannot be reached is said, and the button stays', async () => {
  const view = openTicket(true, refuse(saveInGoogleWalletCall, 'service_unavailable'));
  await view.user.click(await screen.findByRole('button', { name: NAME }));
  expect(await screen.findByText(/Servizio/)).toBeVisible();
  expect(screen.getByRole('button', { name: NAME })).toBeEnabled();
  expect(view.opened).toEqual([]);
});

test('CON-043 without a configured wallet there is no button', async () => {
  openTicket(false);
  expect(await screen.findByRole('button', { name: 'Aggiungi al calendario' })).toBeVisible();
  expect(screen.queryByRole('button', { name: NAME })).toBeNull();
});
