import { randomBytes } from 'node:crypto';
import { join } from 'node:path';
import { readOrCreate } from '../signing/index.ts';
import type { Part } from './parts.ts';
import {
  innerUrl,
  listenHost,
  pageOrigins,
  publicUrl,
  remoteOrigins,
  type Settings,
} from './settings.ts';

export type Secrets = {
  mongodbUri: string;
  internalSecret: string;
  pointerSigningKey: string | undefined;
};
/** Variables for one process; `undefined` removes one. */
export type PartEnvironment = Record<string, string | undefined>;

/** Only commands sign releases, and only the gateway signs its answers. */
const WITHOUT_SIGNING_KEYS = { RELEASE_SIGNING_KEY: undefined, POINTER_SIGNING_KEY: undefined };

/** The variables a process gets on top of what the operator's own environment holds. */
export function environmentOf(part: Part, settings: Settings, secrets: Secrets): PartEnvironment {
  switch (part.kind) {
    case 'service':
      return serviceEnvironment(part, settings, secrets);
    case 'gateway':
      return {
        ...serviceEnvironment(part, settings, secrets),
        HOST: listenHost(settings),
        ALLOWED_ORIGINS: pageOrigins(settings).join(','),
        RELEASES_DIR: settings.releasesDir,
        REMOTE_ORIGINS: JSON.stringify(remoteOrigins(settings)),
        PUBLIC_URL: publicUrl(settings, 'gateway'),
        // The server of the shell, on this machine, asks for status pages in the name of their visitors.
        TRUST_PROXY: ['loopback', settings.trustProxy ?? []].flat().join(','),
        POINTER_SIGNING_KEY: secrets.pointerSigningKey,
      };
    default:
      return originEnvironment(part, settings);
  }
}

function serviceEnvironment(part: Part, settings: Settings, secrets: Secrets): PartEnvironment {
  return {
    PORT: String(settings.ports[part.name]),
    HOST: '127.0.0.1',
    MONGODB_URI: secrets.mongodbUri,
    INTERNAL_SECRET: secrets.internalSecret,
    DATABASE_PREFIX: settings.databasePrefix,
    DEMO_DATA: String(settings.isDemo),
    ...WITHOUT_SIGNING_KEYS,
    IDENTITY_URL: innerUrl(settings, 'identity'),
    QUEUES_URL: innerUrl(settings, 'queues'),
    PASSES_URL: innerUrl(settings, 'passes'),
    ...(part.name === 'identity' ? identityEnvironment(settings) : {}),
    // A developer's receiver of webhooks is on the same machine.
    ...(part.name === 'queues' ? { WEBHOOK_ALLOW_PRIVATE: String(!settings.isProduction) } : {}),
  };
}

/** Identity sends people links: to the gateway, to the pages and in mails, which are files here unless SMTP is set. */
function identityEnvironment(settings: Settings): PartEnvironment {
  return {
    PUBLIC_URL: publicUrl(settings, 'gateway'),
    PAGE_URL: publicUrl(settings, 'shell'),
    MAIL_OUTBOX_DIR: join(settings.dataDir, 'outbox'),
  };
}

/** Servers of pages see neither the database nor the services' secret. */
function originEnvironment(part: Part, settings: Settings): PartEnvironment {
  return {
    PORT: String(settings.ports[part.name]),
    HOST: listenHost(settings),
    ORIGIN_ROLE: part.kind,
    ORIGIN_NAME: part.name,
    RELEASES_DIR: settings.releasesDir,
    GATEWAY_URL: innerUrl(settings, 'gateway'),
    API_BASE: publicUrl(settings, 'gateway'),
    SITE_BASE: publicUrl(settings, 'shell'),
    REMOTE_ORIGINS: JSON.stringify(remoteOrigins(settings)),
    MONGODB_URI: undefined,
    INTERNAL_SECRET: undefined,
    ...WITHOUT_SIGNING_KEYS,
  };
}

/** The secret the services know each other by: made on the first start, readable by its owner alone. */
export function internalSecret(dataDir: string): string {
  const create = () => randomBytes(32).toString('base64url');
  return readOrCreate(join(dataDir, 'internal-secret'), create).trim();
}
