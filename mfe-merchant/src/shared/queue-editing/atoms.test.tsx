import { screen, waitFor } from '@testing-library/react';
import { createQueueCall } from '@turno/shared-types';
import { buildQueue, failOffline, renderForMerchant, reply } from '@turno/shared-ui/test';
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
    replies: [mine(bakery(), { ...bakery(), id: 8 }), failOffline(createQueueCall)],
  });
  const keys = () =>
    gateway.requests
      .filter(({ method }) => method === 'POST')
      .map(({ headers }) => headers.get('idempotency-key'));
  await user.click(await screen.findByRole('button', { name: 'create at 7' }));
  // Each command is sent three times by itself.
  await waitFor(() => expect(keys()).toHaveLength(3));
  await user.click(screen.getByRole('button', { name: 'create at 7' }));
  await waitFor(() => expect(keys()).toHaveLength(6));
  expect(new Set(keys()).size).toBe(1);
  gateway.answer(reply(createQueueCall, buildQueue()));
  await user.click(screen.getByRole('button', { name: 'switch' }));
  await user.click(await screen.findByRole('button', { name: 'create at 8' }));
  await waitFor(() => expect(keys()).toHaveLength(7));
  expect(new Set(keys()).size).toBe(2);
});
