import { join, resolve } from 'node:path';
import { PARTS, type PartName } from './parts.ts';
import { readTrustProxy } from './trust-proxy.ts';

/** What an operator decides; everything has a default that suits a laptop. */
export type Settings = {
  dataDir: string;
  releasesDir: string;
  /** The checkout whose services and gateway run, installed: this one, or that of an earlier release. */
  servicesDir: string;
  publicHost: string;
  /** Proxies in front that may name a client's address; `null` without any. */
  trustProxy: string | null;
  /** `null` asks for the embedded database. */
  mongodbUri: string | null;
  databasePrefix: string;
  isProduction: boolean;
  isDemo: boolean;
  /** Releases that are live stay so, whatever the sources are now. */
  keepsReleases: boolean;
  ports: Record<PartName, number>;
};

type Environment = Readonly<Record<string, string | undefined>>;

/** Reads the settings of a platform; throws one sentence that names the bad variable. */
export function readSettings(environment: Environment, projectDir: string): Settings {
  const value = (name: string): string | null => environment[name]?.trim() || null;
  const dataDir = resolve(projectDir, value('TURNO_DATA_DIR') ?? '.data');
  const isProduction = value('NODE_ENV') === 'production';
  return {
    dataDir,
    releasesDir: resolve(projectDir, value('RELEASES_DIR') ?? join(dataDir, 'releases')),
    servicesDir: resolve(projectDir, value('SERVICES_DIR') ?? '.'),
    publicHost: value('PUBLIC_HOST') ?? 'localhost',
    trustProxy: readTrustProxy(environment) || null,
    mongodbUri: value('MONGODB_URI'),
    databasePrefix: value('DATABASE_PREFIX') ?? 'turno',
    isProduction,
    keepsReleases: isProduction || value('KEEP_RELEASES') === 'true',
    isDemo: (value('DEMO_DATA') ?? String(!isProduction)) === 'true',
    ports: readPorts(value),
  };
}

/** The ports that the Fetch standard blocks. */
const BLOCKED_PORTS: ReadonlySet<number> = new Set([
  1, 7, 9, 11, 13, 15, 17, 19, 20, 21, 22, 23, 25, 37, 42, 43, 53, 69, 77, 79, 87, 95, 101, 102,
  103, 104, 109, 110, 111, 113, 115, 117, 119, 123, 135, 137, 139, 143, 161, 179, 389, 427, 465,
  512, 513, 514, 515, 526, 530, 531, 532, 540, 548, 554, 556, 563, 587, 601, 636, 989, 990, 993,
  995, 1719, 1720, 1723, 2049, 3659, 4045, 4190, 5060, 5061, 6000, 6566, 6665, 6666, 6667, 6668,
  6669, 6679, 6697, 10_080,
]);

/** The port of pages that a variable names; throws one sentence where no browser can open it. */
export function pagePort(variable: string, text: string): number {
  const port = /^\d{1,5}$/.test(text) ? Number(text) : 0;
  if (port < 1 || port > 65_535) {
    throw new Error(`${variable} must be a port from 1 to 65535, not "${text}".`);
  }
  if (BLOCKED_PORTS.has(port)) {
    throw new Error(`${variable} is ${port}, a port that browsers refuse: choose another.`);
  }
  return port;
}

function readPorts(value: (name: string) => string | null): Record<PartName, number> {
  const taken = new Map<number, string>();
  const ports = PARTS.map(({ name, portVariable, defaultPort }) => {
    const port = pagePort(portVariable, value(portVariable) ?? String(defaultPort));
    const other = taken.get(port);
    if (other) throw new Error(`${other} and ${portVariable} both say ${port}: give each its own.`);
    taken.set(port, portVariable);
    return [name, port] as const;
  });
  return Object.fromEntries(ports) as Record<PartName, number>;
}

/** Address of a part for other processes of this machine. */
export const innerUrl = (settings: Settings, name: PartName): string =>
  `http://127.0.0.1:${settings.ports[name]}`;

/** Address of a part for people's browsers. */
export const publicUrl = (settings: Settings, name: PartName): string =>
  `http://${settings.publicHost}:${settings.ports[name]}`;

/** Addresses of all parts for people's browsers, by name. */
export function publicUrls(settings: Settings): Record<PartName, string> {
  const urls = PARTS.map(({ name }) => [name, publicUrl(settings, name)] as const);
  return Object.fromEntries(urls) as Record<PartName, string>;
}

/** Remote name -> its origin, as the gateway needs it to make absolute addresses. */
export function remoteOrigins(settings: Settings): Partial<Record<PartName, string>> {
  const remotes = PARTS.filter(({ kind }) => kind === 'remote');
  return Object.fromEntries(remotes.map(({ name }) => [name, publicUrl(settings, name)]));
}

/** The origins whose pages may call the gateway: the shell and the four remotes. */
export function pageOrigins(settings: Settings): string[] {
  return [publicUrl(settings, 'shell'), ...Object.values(remoteOrigins(settings))];
}

/** What a part listens on: this machine only, until another host name is given for the public ones. */
export function listenHost(settings: Settings): string {
  return settings.publicHost === 'localhost' ? '127.0.0.1' : '0.0.0.0';
}
