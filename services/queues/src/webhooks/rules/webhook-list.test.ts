import {
  addWebhook,
  afterAttempt,
  editWebhook,
  rotateSecret,
  secretsInForce,
  type WebhookList,
  withoutNotice,
} from './webhook-list.ts';

const AT = new Date('2026-11-22T10:00:00Z');
const HOUR_MS = 3_600_000;
const later = (hours: number) => new Date(AT.getTime() + hours * HOUR_MS);
const ADDED = {
  url: 'https://hook.example/',
  events: ['ticket.called' as const],
  secret: 'first',
  locale: 'it' as const,
  createdAt: AT,
};

function listOf(count: number): WebhookList {
  let list: WebhookList = { webhooks: [], lastId: 0 };
  for (let made = 0; made < count; made += 1) {
    const result = addWebhook(list, ADDED);
    if ('list' in result) list = result.list;
  }
  return list;
}
const changed = (result: ReturnType<typeof editWebhook>) => {
  if ('code' in result) throw new Error(result.code);
  return result;
};

test('a merchant has five webhooks at most, and no id is used again', () => {
  const list = listOf(5);
  expect(addWebhook(list, ADDED)).toEqual({ code: 'webhooks_exceeded', payload: { n: 5 } });
  const fewer = { ...list, webhooks: list.webhooks.slice(0, 4) };
  expect(addWebhook(fewer, ADDED)).toMatchObject({ webhook: { id: 6, enabled: true } });
});

test('an edit changes what it gives, and leaves the rest', () => {
  const { webhook } = changed(
    editWebhook(listOf(1), 1, { url: undefined, events: ['queue.paused'] }),
  );
  expect(webhook).toMatchObject({ url: ADDED.url, events: ['queue.paused'], enabled: true });
  expect(editWebhook(listOf(1), 2, {})).toEqual({ code: 'webhook_not_found' });
});

test('the secret before a rotation signs until it ends, the one before that no more', () => {
  const { list, webhook } = changed(
    rotateSecret(listOf(1), 1, { secret: 'second', endsAt: later(1) }),
  );
  expect(secretsInForce(webhook, AT)).toEqual(['second', 'first']);
  expect(secretsInForce(webhook, later(1))).toEqual(['second']);
  const third = changed(rotateSecret(list, 1, { secret: 'third', endsAt: later(1) }));
  expect(secretsInForce(third.webhook, AT)).toEqual(['third', 'second']);
});

test('three days of failures disable a webhook, and one success in between does not', () => {
  const failed = (list: WebhookList, hours: number) =>
    changed(afterAttempt(list, 1, false, later(hours)));
  const first = failed(listOf(1), 0);
  expect(first.webhook).toMatchObject({ failingSince: AT, enabled: true });
  const nearly = failed(first.list, 71);
  expect(nearly.list).toBe(first.list);
  expect(failed(nearly.list, 72).webhook).toMatchObject({ failingSince: AT, enabled: false });
  const taken = changed(afterAttempt(nearly.list, 1, true, later(71)));
  expect(taken.webhook.failingSince).toBeNull();
  expect(failed(taken.list, 72).webhook).toMatchObject({ failingSince: later(72), enabled: true });
  const disabled = failed(nearly.list, 72).list;
  const enabled = changed(editWebhook(disabled, 1, { enabled: true }));
  expect(enabled.webhook).toMatchObject({ enabled: true, failingSince: null });
});

test('the managers are to be told once when failures disable a webhook, and not when a manager does', () => {
  const first = changed(afterAttempt(listOf(1), 1, false, AT));
  expect(first.webhook.isNoticeDue ?? false).toBe(false);
  const disabled = changed(afterAttempt(first.list, 1, false, later(72)));
  expect(disabled.webhook).toMatchObject({ enabled: false, isNoticeDue: true });
  const told = changed(withoutNotice(disabled.list, 1));
  const again = changed(afterAttempt(told.list, 1, false, later(73)));
  expect(again.webhook).toMatchObject({ enabled: false, isNoticeDue: false });
  expect(changed(editWebhook(disabled.list, 1, { enabled: true })).webhook.isNoticeDue).toBe(false);
  expect(changed(editWebhook(listOf(1), 1, { enabled: false })).webhook.isNoticeDue).toBe(false);
});

test('a success of a webhook that works writes nothing', () => {
  const list = listOf(1);
  expect(changed(afterAttempt(list, 1, true, AT)).list).toBe(list);
});
