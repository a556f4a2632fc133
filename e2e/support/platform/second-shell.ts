import { createServer, type Server } from 'node:http';
import { expect } from '@playwright/test';
import { PROJECT } from './delivery.ts';
import { type OwnServer, startServer } from './own-server.ts';
import { PORTS, platformUrls, SPARE_PORTS } from './platform.ts';

/** A server of the shell that gets its release pointer from somebody between it and the gateway. */
type SecondShell = OwnServer & {
  url: string;
  /** Answers this as the pointer from now on, and waits until the server has asked for it. */
  answer: (pointer: object) => Promise<void>;
};

/** Starts one on the partner's port, whose origin the gateway accepts. */
export async function startSecondShell(verifyKey: string, first: object): Promise<SecondShell> {
  let given = JSON.stringify(first);
  let asked = 0;
  const between: Server = createServer(({ url = '' }, response) => {
    if (!url.startsWith('/remotes.json')) return response.writeHead(503).end();
    asked += 1;
    return response.setHeader('content-type', 'application/json').end(given);
  });
  const port = SPARE_PORTS.pointer;
  await new Promise<void>((resolve) => between.listen(port, '127.0.0.1', resolve));
  const url = `http://localhost:${PORTS.partner}`;
  const env = {
    ORIGIN_ROLE: 'shell',
    PORT: String(PORTS.partner),
    SHELL_DIR: `${PROJECT}/shell/dist/current`,
    GATEWAY_URL: `http://127.0.0.1:${port}`,
    API_BASE: platformUrls().gateway,
    POINTER_VERIFY_KEY: verifyKey,
  };
  const server = await startServer('tools/origin/main.ts', env, `${url}/remotes.json`);
  return {
    ...server,
    url,
    async answer(pointer) {
      given = JSON.stringify(pointer);
      const before = asked;
      const hasAsked = async () => {
        await fetch(`${url}/remotes.json`);
        return asked > before;
      };
      await expect.poll(hasAsked).toBe(true);
    },
    close() {
      server.close();
      between.close();
    },
  };
}
