import { type RemoteRecord, type RemotesFile, remoteForPath } from '@turno/shared-types';
import { matchRoutes } from 'react-router';
import type { PageConfig } from '../config.ts';
import type { Html } from '../first-view/html.ts';
import { attribute, dataElement, headTags, inlineJson, withHead } from '../page.ts';
import { type BarMark, PAINTABLE, withFirstPaint, withFirstView } from './first-paint.ts';
import type { Hashes } from './own-integrity.ts';
import type { PageFacts } from './page-facts.ts';

type Visit = {
  template: string;
  /** The hashes of the host's own files. */
  own: Hashes;
  /** The release pointer, `null` while it could not be fetched. */
  remotes: RemotesFile | null;
  config: PageConfig;
  nonce: string;
  path: string;
  facts: PageFacts;
  /** Addresses of the shell's own texts in the page's language. */
  texts: readonly string[];
  /** What the page shows before any script runs; `null` for a bar alone. */
  view: Html | null;
  mark: BarMark;
  /** The style of that view. */
  viewStyle: string;
};

/**
 * The host's page for one visit, in the parts in which it is sent: the pointer, the hashes and the first remote's files are
 * in it.
 */
export function renderShellPage(visit: Visit): string[] {
  const { template, own, remotes, config, nonce, path, facts, view, viewStyle, mark } = visit;
  const owner = remoteForPath(path);
  const first = remotes?.remotes.find(({ name }) => name === owner);
  const page = withFacts(template, facts);
  // What is painted without them comes first on a slow network.
  const urgency = view ? 'low' : 'auto';
  const forScripts = [
    integrityMap(own, remotes, nonce),
    ...modulePreloads(visit.texts, own, urgency),
    ...(first ? preloads(first, path, facts.locale, urgency) : []),
    dataElement('turno-config', config),
    ...(remotes ? [dataElement('turno-remotes', forTheApp(remotes))] : []),
  ];
  const head = [
    `<meta property="csp-nonce" content="${nonce}" nonce="${nonce}">`,
    ...(view ? [`<style nonce="${nonce}">${viewStyle}</style>`] : forScripts),
    ...headTags(facts, config.siteBase),
  ];
  const body = view
    ? withFirstView(page, { view, mark, nonce, forScripts })
    : withFirstPaint(page, path, mark);
  return withHead(body, head).split(PAINTABLE);
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

/**
 * The browser refuses a module whose bytes are not those that were released. Styles are no modules: what loads them looks
 * their hashes up here (`tools/webpack/checked-styles.js`).
 */
function integrityMap(own: Hashes, remotes: RemotesFile | null, nonce: string): string {
  const released = remotes ? allOf(remotes) : [];
  const hashes = Object.assign({}, own, ...released.map(({ integrity }) => integrity));
  const map = inlineJson({ integrity: hashes });
  return `<script type="importmap" nonce="${nonce}">${map}</script>`;
}

type Urgency = 'low' | 'auto';

/** In the mode in which they are asked for later, or the browser would fetch them twice. */
function modulePreloads(
  addresses: readonly string[],
  integrity: Hashes,
  urgency: Urgency,
): string[] {
  const priority = urgency === 'low' ? ' fetchpriority="low"' : '';
  return addresses.map(
    (address) =>
      `<link rel="modulepreload" href="${attribute(address)}"${check(integrity[address])}${priority}>`,
  );
}

const check = (hash: string | undefined) =>
  hash === undefined ? '' : ` integrity="${attribute(hash)}"`;

function preloads(record: RemoteRecord, path: string, locale: string, urgency: Urgency): string[] {
  const { preload, routes = [], texts = {}, integrity } = record;
  const parts = [preload, texts[locale], matchRoutes(routes, path)?.[0]?.route];
  return [
    ...modulePreloads(
      parts.flatMap((part) => part?.js ?? []),
      integrity,
      urgency,
    ),
    ...parts
      .flatMap((part) => part?.css ?? [])
      .map(
        (address) =>
          `<link rel="preload" as="style" href="${attribute(address)}"${check(integrity[address])} crossorigin>`,
      ),
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
