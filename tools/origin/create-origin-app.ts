import { generateKeyPairSync } from 'node:crypto';
import { readFileSync, realpathSync } from 'node:fs';
import type { Express } from 'express';
import type { OriginConfig } from './config.ts';
import { createHealthReader } from './releases-page/read-health.ts';
import { createReleasesApp } from './releases-page/releases-app.ts';
import { createRemoteApp } from './remote/remote-app.ts';
import { createRemotePointer } from './remote/remote-pointer.ts';
import { createPreviewReader } from './shell/preview.ts';
import { createPublicReaders } from './shell/read-visit.ts';
import { createShellApp } from './shell/shell-app.ts';
import { createTicketReader } from './status-page/read-ticket.ts';
import { createTeamSessions } from './team/team-session.ts';

const POINTER_FRESH_MS = 1000;
const POINTER_DEADLINE_MS = 1500;

/** The server of one origin by its settings: the host's, or a remote's. */
export function createOriginApp(config: OriginConfig): Express {
  const { role, releasesDir, imageOrigins, page } = config;
  if (role.kind === 'remote') {
    return createRemoteApp({ name: role.name, releasesDir, imageOrigins, config: page });
  }
  if (role.kind === 'releases') return createReleases(config);
  const pointer = createRemotePointer({
    address: `${config.gatewayUrl}/remotes.json?${new URLSearchParams({ client_key: page.clientKey })}`,
    freshMs: POINTER_FRESH_MS,
    deadlineMs: POINTER_DEADLINE_MS,
    now: Date.now,
    keys: config.pointerKeys,
    onRefused: (problem) => process.stderr.write(`The release pointer is refused: ${problem}.\n`),
  });
  const { shellDir, remoteOrigins } = config;
  return createShellApp({
    // The build that is current now: a later one is for the next start.
    shellDir: realpathSync(shellDir),
    version: shellVersion(),
    pointer,
    remoteOrigins,
    imageOrigins,
    config: page,
    readers: createPublicReaders(config.gatewayUrl, page.clientKey),
    readPreview: createPreviewReader(config),
    releaseKeys: config.releaseKeys,
    readTicket: createTicketReader(config.gatewayUrl, page.clientKey),
    trustProxy: config.trustProxy,
  });
}

/** Without a key the releases are not signed, and sessions end with this process. */
function createReleases(config: OriginConfig): Express {
  const { releasesDir, team, gateways, trustProxy, page } = config;
  const key = config.releaseKey ?? generateKeyPairSync('ed25519').privateKey;
  const sessions = createTeamSessions(team, key, () => new Date());
  const readHealth = createHealthReader(gateways, sessions.forGateway);
  const shellUrl = page.siteBase ?? '';
  return createReleasesApp({ releasesDir, team, sessions, readHealth, shellUrl, trustProxy });
}

function shellVersion(): string {
  const file = new URL('../../shell/package.json', import.meta.url);
  return JSON.parse(readFileSync(file, 'utf8')).version;
}
