import type { Page } from '@playwright/test';
import type { RemoteName } from '@turno/shared-types';
import { DATA_DIR, platformUrls } from './platform.ts';

/**
 * Serves a file with other bytes, as a compromised cache or proxy might, and collects what the browser says
 * of files that it refuses. The bytes are read beforehand, because Playwright fails a test that answers a request
 * after its route was removed.
 */
export async function serveChanged(
  page: Page,
  address: string,
  change: (body: string) => string,
): Promise<string[]> {
  const refused: string[] = [];
  page.on('console', (message) => {
    if (message.text().includes('integrity')) refused.push(message.text());
  });
  const origin = new URL(platformUrls().shell).origin;
  const response = await page.request.get(address, { headers: { origin } });
  const { 'content-encoding': _, 'content-length': __, ...headers } = response.headers();
  const body = change(await response.text());
  await page.route(address, (route) => route.fulfill({ status: response.status(), headers, body }));
  return refused;
}

export type Release = { name: string; version: string; entry: string };

/** The live release of a remote, and the one before it. */
export async function releasesOf(
  page: Page,
  remote: RemoteName,
): Promise<{ live: Release; before: Release }> {
  const reply = await page.request.get(`${platformUrls().gateway}/remotes.json`);
  const { remotes, previous }: { remotes: Release[]; previous: Release[] } = await reply.json();
  const none = { name: '', version: '', entry: '' };
  const isIt = ({ name }: Release) => name === remote;
  return { live: remotes.find(isIt) ?? none, before: previous.find(isIt) ?? none };
}

export const folderOf = ({ name, version }: Release) => `${DATA_DIR}/releases/${name}/${version}`;
