import { createHmac, randomBytes, timingSafeEqual } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { runInNewContext } from 'node:vm';
import { signedHeaders } from './deliver-webhook.ts';

type Verify = (secret: string, headers: Record<string, string>, body: string) => boolean;

/** The code that the guide for integrators contains for copying. */
function exampleOfTheGuide(): Verify {
  const path = new URL('../../../../../docs/integrations.md', import.meta.url);
  const code = /```js\n([\s\S]*?)```/.exec(readFileSync(path, 'utf8'))?.[1] ?? '';
  const script = code.replace(/^import .*$/gm, '').replace('export ', '');
  const known = { createHmac, timingSafeEqual, Buffer, Date, Math, Number };
  return runInNewContext(`${script}; isFromTurno`, known);
}

const isFromTurno = exampleOfTheGuide();
const newSecret = () => `whsec_${randomBytes(32).toString('base64')}`;
const [current, previous] = [newSecret(), newSecret()];
const message = { eventId: 'ticket.called.9f6e0f3f', body: '{"type":"ticket.called","name":"È"}' };
const headers = signedHeaders([current, previous], { ...message, at: new Date() });

test.each([
  { name: 'the secret in force', secret: current },
  { name: 'the secret before a rotation', secret: previous },
])('the example of the guide verifies a message by $name', ({ secret }) => {
  expect(isFromTurno(secret, headers, message.body)).toBe(true);
});

test.each([
  { name: 'another secret', given: [newSecret(), headers, message.body] },
  { name: 'a changed body', given: [current, headers, `${message.body} `] },
  {
    name: 'another id',
    given: [current, { ...headers, 'webhook-id': 'ticket.called.0' }, message.body],
  },
  {
    name: 'a message sent again an hour later',
    given: [
      current,
      signedHeaders([current], { ...message, at: new Date(Date.now() - 3_600_000) }),
      message.body,
    ],
  },
  { name: 'no signature', given: [current, { ...headers, 'webhook-signature': '' }, message.body] },
] satisfies { name: string; given: Parameters<Verify> }[])(
  'the example of the guide rejects $name',
  ({ given }) => expect(isFromTurno(...given)).toBe(false),
);
