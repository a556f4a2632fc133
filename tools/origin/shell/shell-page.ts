import { type RemoteRecord, type RemotesFile, remoteForPath } from '@turno/shared-types';
import { matchRoutes } from 'react-router';
import type { PageConfig } from '../config.ts';
import { headTags } from '../head-tags.ts';
import { attribute, dataElement, inlineJson, withHead } from '../page.ts';
import { withFirstPaint } from './first-paint.ts';
import type { PageFacts } from './page-facts.ts';

type Visit = {
  template: string;
  /** The release pointer, `null` while it could not be fetched. */
  remotes: RemotesFile | null;
  config: PageConfig;
  nonce: string;
  path: string;
  facts: PageFacts;
  /** Addresses of the shell's own texts in the page's language. */
  texts: readonly string[];
};

/** The host's page for one visit: the pointer, the hashes and the first remote's files are in it. */
export function renderShellPage(visit: Visit): string {
  const { template, remotes, config, nonce, path, facts } = visit;
  const owner = remoteForPath(path);
  const first = remotes?.remotes.find(({ name }) => name === owner);
  return withHead(withFirstPaint(withFacts(template, facts), path), [
    `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`,
    ...(remotes ? [integrityMap(remotes, nonce)] : []),
    ...modulePreloads(visit.texts, {}),
    ...(first ? preloads(first, path, facts.locale) : []),
    ...headTags(facts, config.siteBase),
    dataElement('turno-config', config),
    ...(remotes ? [dataElement('turno-remotes', forTheApp(remotes))] : []),
  ]);
}

function withFacts(template: string, { locale, title }: PageFacts): string {
  return (
    template
      .replace(/<html lang="\w+">/, `<html lang="${locale}">`)
      // The host has an icon.
      .replace('<link rel="icon" href="data:,">', '')
      .replace(/<title>[^<]*<\/title>/, () => `<title>${attribute(title)}</title>`)
  );
}

const allOf = ({ remotes, previous }: RemotesFile): RemoteRecord[] => [...remotes, ...previous];

/** The browser refuses a module whose bytes are not those that were released. */
function integrityMap(remotes: RemotesFile, nonce: string): string {
  const pairs = allOf(remotes).flatMap(({ integrity }) => Object.entries(integrity));
  const scripts = pairs.filter(([address]) => address.endsWith('.js'));
  const map = inlineJson({ integrity: Object.fromEntries(scripts) });
  return `<script type="importmap" nonce="${nonce}">${map}</script>`;
}

type Hashes = Readonly<Record<string, string>>;

/** In the mode in which they are asked for later, or the browser would fetch them twice. */
function modulePreloads(addresses: readonly string[], integrity: Hashes): string[] {
  return addresses.map((address) => {
    const hash = integrity[address];
    const check = hash === undefined ? '' : ` integrity="${attribute(hash)}"`;
    return `<link rel="modulepreload" href="${attribute(address)}"${check}>`;
  });
}

function preloads(record: RemoteRecord, path: string, locale: string): string[] {
  const { preload, routes = [], texts = {}, integrity } = record;
  const parts = [preload, texts[locale], matchRoutes(routes, path)?.[0]?.route];
  return [
    ...modulePreloads(
      parts.flatMap((part) => part?.js ?? []),
      integrity,
    ),
    ...parts
      .flatMap((part) => part?.css ?? [])
      .map((address) => `<link rel="preload" as="style" href="${attribute(address)}" crossorigin>`),
  ];
}

/** The import map has the hashes already, and the page its screen's files; the app itself checks the entry's only. */
function forTheApp(file: RemotesFile): RemotesFile {
  const withoutHashes = ({ routes: _, texts: __, ...record }: RemoteRecord): RemoteRecord => {
    const hash = record.integrity[record.entry];
    return { ...record, integrity: hash === undefined ? {} : { [record.entry]: hash } };
  };
  return {
    ...file,
    remotes: file.remotes.map(withoutHashes),
    previous: file.previous.map(withoutHashes),
  };
}
