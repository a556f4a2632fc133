import { act, screen } from '@testing-library/react';
import { lineUpCall, signUpCall, userTicketsCall } from '@turno/shared-types';
import {
  buildMerchant,
  buildSession,
  buildTicket,
  type FakeReply,
  reply,
} from '@turno/shared-ui/test';
import { easyPuzzle, merchantReplies, show } from './show.tsx';

export const guest = buildSession({ roles: ['ROLE_GUEST'] });
export const ticket = buildTicket();

let isTaken = false;
export const takes = [
  easyPuzzle,
  reply(signUpCall, guest),
  reply(lineUpCall, () => {
    isTaken = true;
    return ticket;
  }),
  reply(userTicketsCall, () => (isTaken ? [ticket] : [])),
];

/** No number has been taken, and no request is unanswered. */
export async function startAfresh() {
  // A line-up of the test before stores its request after the next frame.
  await act(() => jest.advanceTimersByTimeAsync(100));
  sessionStorage.clear();
  isTaken = false;
}

/** The screen where a number is taken, as a visitor opens it. */
export function open(
  replies: readonly FakeReply[] = takes,
  merchant = buildMerchant(),
  session?: typeof guest,
) {
  return show('/take-number/7/11', {
    replies: [reply(userTicketsCall, []), ...merchantReplies(merchant), ...replies],
    ...(session ? { session } : {}),
  });
}

export const button = () => screen.findByRole('button', { name: /Prendi il primo numero/ });
