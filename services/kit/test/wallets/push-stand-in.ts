import { createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { TestCertificates } from './test-certificates.ts';

/** Apple's push service as far as the services speak to it: HTTP/2, and only for who has a certificate of the authority. */
export async function startPushStandIn({ ca, push }: TestCertificates) {
  const state = { status: 200, reason: '' };
  const pushed: { pushToken: string; topic: unknown; body: string }[] = [];
  const sessions = new Set<ServerHttp2Session>();
  const identity = { cert: push.certificate, key: push.key };
  const server = createSecureServer({
    ...identity,
    ca,
    requestCert: true,
    rejectUnauthorized: true,
  });
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
    session.on('error', () => undefined);
  });
  server.on('request', (request, response) => {
    let body = '';
    request.setEncoding('utf8');
    request.on('data', (chunk: string) => {
      body += chunk;
    });
    request.on('end', () => {
      const pushToken = request.url.replace('/3/device/', '');
      if (state.status === 200)
        pushed.push({ pushToken, topic: request.headers['apns-topic'], body });
      response.writeHead(state.status);
      response.end(state.reason === '' ? '' : JSON.stringify({ reason: state.reason }));
    });
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    url: `https://localhost:${(server.address() as AddressInfo).port}`,
    state,
    pushed,
    /** Ends the connections, as Apple does from time to time. */
    disconnect(): void {
      for (const session of sessions) session.destroy();
    },
    async close(): Promise<void> {
      for (const session of sessions) session.destroy();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}
