import { createPublicKey, generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { jwtVerify } from 'jose';

const ISSUER = 'wallet@turno.iam.gserviceaccount.com';
/** The service account of the tests. */
export const ACCOUNT = generateKeyPairSync('rsa', {
  modulusLength: 2_048,
  publicKeyEncoding: { type: 'spki', format: 'pem' },
  privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
});

type Stored = Record<string, unknown> & { messages: unknown[] };

/** A server that speaks Google's protocols as far as the service does: tokens for assertions, classes, objects, messages. */
export async function startGoogleStandIn() {
  const objects = new Map<string, Stored>();
  /** `createStatus` answers each request that creates something, `messageStatus` each message, unless it is 0. */
  const state = { isAway: false, tokens: 0, requests: 0, createStatus: 0, messageStatus: 0 };

  async function answer(method: string, path: string, body: string): Promise<[number, object]> {
    if (state.isAway) return [503, {}];
    if (path === '/token') {
      const assertion = new URLSearchParams(body).get('assertion') ?? '';
      const key = createPublicKey(ACCOUNT.publicKey);
      await jwtVerify(assertion, key, { issuer: ISSUER, audience: `${url}/token` });
      state.tokens += 1;
      return [200, { access_token: 'an access token', expires_in: 3_599 }];
    }
    state.requests += 1;
    const [kind = '', id = '', verb] = path.replace('/walletobjects/v1/', '').split('/');
    const sent = JSON.parse(body);
    if (method === 'POST' && id === '') {
      if (state.createStatus) return [state.createStatus, {}];
      if (objects.has(sent.id)) return [409, {}];
      objects.set(sent.id, { kind, messages: [], ...sent });
      return [200, sent];
    }
    const object = objects.get(id);
    if (!object) return [404, {}];
    if (verb === 'addMessage' && state.messageStatus) return [state.messageStatus, {}];
    if (verb === 'addMessage') object.messages.push(sent.message);
    else Object.assign(object, sent);
    return [200, object];
  }

  const server = createServer(async (request, response) => {
    const isTrusted =
      request.url === '/token' || request.headers.authorization === 'Bearer an access token';
    const [status, body] = isTrusted
      ? await answer(request.method ?? '', request.url ?? '', await textOf(request))
      : [401, {}];
    response.writeHead(status, { 'content-type': 'application/json' });
    response.end(JSON.stringify(body));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  return {
    url,
    objects,
    state,
    /** What the operator's key file says. */
    key: { client_email: ISSUER, private_key: ACCOUNT.privateKey, token_uri: `${url}/token` },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function textOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString('utf8');
}
