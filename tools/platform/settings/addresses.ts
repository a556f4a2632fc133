import { PARTS, type PartName } from './parts.ts';
import type { Settings } from './settings.ts';

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
