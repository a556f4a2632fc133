import { screen, waitFor } from '@testing-library/react';
import { createQueueCall } from '@turno/shared-types';
import { buildQueue, refuse, renderForMerchant, reply } from '@turno/shared-ui/test';
import { useAtom, useSetAtom } from 'jotai';
import { bakery, mine } from '../../../test/show.tsx';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../merchant-atoms.ts';
import { createQueueAtom } from './atoms.ts';

const BODY = { name: 'Banco', listOnly: false, defaultWaitingTime: 300, capacity: 1, maxPax: 4 };

function Creation() {
  const [merchant, pick] = useAtom(merchantAtom);
  const create = useSetAtom(createQueueAtom);
  if (!merchant) return null;
  return (
    <>
      <button type="button" onClick={() => void create(BODY).catch(() => undefined)}>
        create at {merchant.id}
      </button>
      <button type="button" onClick={() => pick(8)}>
        switch
      </button>
    </>
  );
}

test('QUE-027 a draft is sent again under its key, but to another merchant as a new command', async () => {
  const { user, gateway } = renderForMerchant(<Creation />, {
    texts,
    // A refusal, which is not tried again by itself: each press is one request.
    replies: [
      mine(bakery(), { ...bakery(), id: 8 }),
      refuse(createQueueCall, 'queue_already_exists'),
    ],
  });
  const keys = () =>
    gateway.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
  await user.click(await screen.findByRole('button', { name: 'create at 7' }));
  await waitFor(() => expect(keys()).toHaveLength(1));
  await user.click(screen.getByRole('button', { name: 'create at 7' }));
  await waitFor(() => expect(keys()).toHaveLength(2));
  gateway.answer(reply(createQueueCall, buildQueue()));
  await user.click(screen.getByRole('button', { name: 'switch' }));
  await user.click(await screen.findByRole('button', { name: 'create at 8' }));
  await waitFor(() => expect(keys()).toHaveLength(3));
  const [first, again, other] = keys();
  expect(again).toBe(first);
  expect(other).not.toBe(first);
});
