import { merchantCall } from '@turno/shared-types';
import { type FakeGateway, openFakeGateway, passTime, refuse } from '@turno/shared-ui/test';
import { http } from '../../test/remote-props.ts';
import { send } from './index.ts';

let gateway: FakeGateway;
beforeEach(() => {
  gateway = openFakeGateway();
});
afterEach(() => gateway.close());

test('IDN-031 for a person who has left nothing is sent, and an answer on its way is not delivered', async () => {
  let hasLeft = false;
  const own = { ...http(true).http, hasEnded: () => hasLeft };
  const settled = jest.fn();
  gateway.answer(refuse(merchantCall, 'merchant_not_found'));
  const call = () =>
    send(own, merchantCall, { params: { scope: 'private', merchantId: 7 } }).then(settled, settled);
  void call();
  hasLeft = true;
  await passTime(1_000);
  expect(gateway.requests).toHaveLength(1);
  void call();
  await passTime(1_000);
  expect(gateway.requests).toHaveLength(1);
  expect(settled).not.toHaveBeenCalled();
});
