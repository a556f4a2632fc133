import type { KeyObject } from 'node:crypto';
import { type FranchisingOverrides, REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import type { WantedVersion } from '@turno/shared-types/rules';
import { readTrustProxy } from '../settings/trust-proxy.ts';
import { readSigningKey, readVerifyKeys } from '../signing/index.ts';
import { readTeam, type Team } from './team/team.ts';

/** Settings that every page receives. */
export type PageConfig = {
  apiBase: string;
  clientKey: string;
  /** `null` shows all merchants. */
  franchiseId: number | null;
  franchisingOverrides: FranchisingOverrides;
  flags: Record<string, unknown>;
  /** Where links that leave an app lead: the host's own address. */
  siteBase?: string;
  /** Where an account leads whose merchants belong to other sites; '/' if left out. */
  publicSiteUrl?: string;
  helpFormUrl?: string;
  contactEmail?: string;
  companyName?: string;
  companyAddress?: string;
  companyContact?: string;
  theme?: { mode: 'system'; brandColour: string };
  /** The visitor's bucket while a canary is tried (`releasesFor`). */
  canaryBucket?: number;
  /** A version that this member of the team asked for, and whether it may run. */
  preview?: WantedVersion & { isMissing: boolean; codeOrigin: string | null };
};

export type OriginConfig = {
  role: { kind: 'shell' } | { kind: 'releases' } | { kind: 'remote'; name: RemoteName };
  port: number;
  host: string;
  releasesDir: string;
  shellDir: string;
  gatewayUrl: string;
  /** Public keys of the gateway that signs the release pointer; without one any answer counts. */
  pointerKeys: readonly KeyObject[];
  /** Proxies in front that may name a visitor's address; empty trusts none. */
  trustProxy: string;
  /** Origins that remotes may come from besides those the release pointer names. */
  remoteOrigins: string[];
  /** Origins that pictures may come from, such as merchants' logos; data URIs need none. */
  imageOrigins: string[];
  /** Who may release. */
  team: Team;
  /** Signs the sessions of the team, and what it changes. */
  releaseKey: KeyObject | null;
  /** Public keys of who releases, who also signs the tokens of the team. */
  releaseKeys: readonly KeyObject[];
  /** Every gateway that counts how versions load. */
  gateways: string[];
  page: PageConfig;
};

/** CON-018, G-35. */
const FRANCHISING_OVERRIDES = { 2: { name: 'Lunaria' } };

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of one server of pages; throws one sentence that names the bad variable. */
export function readOriginConfig(env: Environment): OriginConfig {
  const gatewayUrl = address(env, 'GATEWAY_URL', 'http://127.0.0.1:4000');
  return {
    role: readRole(env),
    port: readPort(env.PORT ?? '3000'),
    host: env.HOST ?? (env.PUBLIC_HOST ? '0.0.0.0' : '127.0.0.1'),
    releasesDir: env.RELEASES_DIR ?? '.data/releases',
    shellDir: env.SHELL_DIR ?? new URL('../../shell/dist/current', import.meta.url).pathname,
    gatewayUrl,
    pointerKeys: readKeys(env, 'POINTER_VERIFY_KEY', readVerifyKeys),
    trustProxy: readTrustProxy(env),
    remoteOrigins: Object.values(json(env, 'REMOTE_ORIGINS', {})).map(String),
    imageOrigins: readImageOrigins(env),
    team: readTeam(env.RELEASE_TEAM),
    releaseKey: readKeys(env, 'RELEASE_SIGNING_KEY', readSigningKey),
    releaseKeys: readKeys(env, 'RELEASE_VERIFY_KEY', readVerifyKeys),
    gateways: (env.GATEWAY_URLS ?? gatewayUrl).split(',').map((text) => text.trim()),
    page: {
      ...optional('siteBase', env.SITE_BASE && address(env, 'SITE_BASE', '')),
      ...(env.PUBLIC_SITE_URL === '/'
        ? {}
        : optional('publicSiteUrl', env.PUBLIC_SITE_URL && address(env, 'PUBLIC_SITE_URL', ''))),
      ...optional('helpFormUrl', env.HELP_FORM_URL && address(env, 'HELP_FORM_URL', '')),
      ...optional('contactEmail', env.CONTACT_EMAIL),
      ...optional('companyName', env.COMPANY_NAME),
      ...optional('companyAddress', env.COMPANY_ADDRESS),
      ...optional('companyContact', env.COMPANY_CONTACT),
      ...readTheme(env.BRAND_COLOUR),
      apiBase: readApiBase(env, gatewayUrl),
      clientKey: env.CLIENT_KEY ?? 'turno-web',
      franchiseId: readFranchise(env.FRANCHISE_ID ?? '0'),
      franchisingOverrides: readOverrides(env),
      flags: json(env, 'FLAGS', {}),
    },
  };
}

const optional = (name: string, value: string | undefined) => (value ? { [name]: value } : {});

/** A key or keys in a variable, which the error names. */
function readKeys<T>(env: Environment, name: string, read: (text?: string) => T): T {
  try {
    return read(env[name]);
  } catch (error) {
    throw new Error(`${name} ${error instanceof Error ? error.message : ''}.`);
  }
}

/** Where pages call the gateway: in production not where this machine reaches it, which is nothing to a visitor. */
function readApiBase(env: Environment, gatewayUrl: string): string {
  const isOfPages = env.ORIGIN_ROLE !== 'releases';
  if (env.NODE_ENV === 'production' && isOfPages && !env.API_BASE)
    throw new Error('API_BASE must be set in production: the public address of the gateway.');
  return address(env, 'API_BASE', gatewayUrl);
}

function readTheme(brandColour: string | undefined): Pick<PageConfig, 'theme'> {
  if (!brandColour) return {};
  if (!/^#[0-9a-f]{6}$/i.test(brandColour)) {
    throw new Error(`BRAND_COLOUR must be a colour such as #1f3fd1, not "${brandColour}".`);
  }
  return { theme: { mode: 'system', brandColour } };
}

function readRole(env: Environment): OriginConfig['role'] {
  if (env.ORIGIN_ROLE === 'shell') return { kind: 'shell' };
  if (env.ORIGIN_ROLE === 'releases') return { kind: 'releases' };
  const name = REMOTE_NAMES.find((each) => each === env.ORIGIN_NAME);
  if (env.ORIGIN_ROLE === 'remote' && name) return { kind: 'remote', name };
  throw new Error(
    `ORIGIN_ROLE must be "shell", "releases", or "remote" with ORIGIN_NAME one of ${REMOTE_NAMES.join(', ')}.`,
  );
}

function readPort(text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : -1;
  if (port < 0 || port > 65_535) throw new Error(`PORT must be from 0 to 65535, not "${text}".`);
  return port;
}

function readFranchise(text: string): number | null {
  if (!/^\d{1,15}$/.test(text)) throw new Error(`FRANCHISE_ID must be a number, not "${text}".`);
  return Number(text) || null;
}

/** The configured origins, and those of the logos in this configuration. */
function readImageOrigins(env: Environment): string[] {
  const listed = (env.IMAGE_ORIGINS ?? '').split(',').filter((text) => text.trim() !== '');
  for (const text of listed) {
    if (/^https?:\/\//.test(text.trim()) && URL.canParse(text.trim())) continue;
    throw new Error(`IMAGE_ORIGINS must be a list of http or https origins, not "${text}".`);
  }
  const logos = Object.values(readOverrides(env)).map(({ logoUrl }) => logoUrl ?? '');
  const addresses = [...listed.map((text) => text.trim()), ...logos];
  const origins = addresses
    .filter((text) => /^https?:/.test(text))
    .map((text) => new URL(text).origin);
  return [...new Set(origins)];
}

function readOverrides(env: Environment): FranchisingOverrides {
  const given = Object.entries(json(env, 'FRANCHISING_OVERRIDES', FRANCHISING_OVERRIDES));
  return Object.fromEntries(
    given.map(([id, value]) => {
      const { name, logoUrl = null } = Object(value);
      if (/^\d{1,15}$/.test(id) && typeof name === 'string' && isAddressOrNone(logoUrl)) {
        return [id, { name, logoUrl }];
      }
      throw new Error(
        'FRANCHISING_OVERRIDES must be JSON such as {"2":{"name":"…","logoUrl":"…"}}.',
      );
    }),
  );
}

const isAddressOrNone = (value: unknown) => value === null || typeof value === 'string';

function address(env: Environment, name: string, fallback: string): string {
  const text = env[name] ?? fallback;
  if (!/^https?:\/\//.test(text) || !URL.canParse(text)) {
    throw new Error(`${name} must be an http or https address, not "${text}".`);
  }
  return text.replace(/\/+$/, '');
}

function json(env: Environment, name: string, fallback: object): Record<string, unknown> {
  const text = env[name];
  if (!text) return { ...fallback };
  try {
    const value: unknown = JSON.parse(text);
    if (typeof value === 'object' && value !== null && !Array.isArray(value)) return { ...value };
  } catch {
    // Reported below, like any other wrong value.
  }
  throw new Error(`${name} must be a JSON object.`);
}
