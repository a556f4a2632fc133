import { type RemoteRecord, type RemotesFile, remoteForPath } from '@turno/shared-types';
import type { Brand } from '@turno/shared-types/rules';
import { matchRoutes } from 'react-router';
import type { PageConfig } from '../config.ts';
import { type Html, html } from '../first-view/html.ts';
import { attribute, dataElement, headTags, inlineJson, withHead } from '../page.ts';
import type { Hashes } from './own-integrity.ts';
import type { PageFacts } from './page-facts.ts';

const ROOT = '<div id="root"></div>';
const HIDDEN_ROOT = '<div id="root" hidden></div>';

// The mark and its place are the header's own (`shell/src/header`): nothing shifts when the header replaces it.
const PRODUCT = {
  markup: `<svg viewBox="0 0 32 32" width="28" height="28"><path fill="currentColor" d="M6 5h20a2 2 0 0 1 2 2v5.2a3.8 3.8 0 0 0 0 7.6V25a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-5.2a3.8 3.8 0 0 0 0-7.6V7a2 2 0 0 1 2-2Z"/><path fill="none" class="turno-first-turn" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M11 11.5h10M16 11.5V21"/></svg>Turno`,
};

/** Whose mark the bar shows: the product's, that of the site's franchising, or none while that is not known (CON-017). */
export type BarMark = 'product' | Pick<Brand, 'name' | 'logoUrl'> | null;

function barOf(mark: BarMark): string {
  const logo =
    mark !== 'product' && mark?.logoUrl ? html`<img src="${mark.logoUrl}" alt="">` : null;
  const content = mark === 'product' ? PRODUCT : mark && html`${logo}${mark.name}`;
  return html`<div class="turno-first-bar" aria-hidden="true"><div>${content}</div></div>`.markup;
}

/** The page with a bar to look at until its scripts run; the public board has the whole screen to itself (DIS-001). */
export function withFirstPaint(page: string, path: string, mark: BarMark): string {
  if (remoteForPath(path) === 'mfe-display') return page;
  return page.replace(ROOT, () => `<div id="root">${barOf(mark)}</div>`);
}

/** Ends what a browser can paint while the rest of the page is on its way. */
const PAINTABLE = '<!-- paintable -->';
const STYLE_SHEETS = /[ \t]*<link rel="stylesheet"[^>]*>\n?/g;
const SCRIPTS = /[ \t]*<script type="module"[^>]*><\/script>\n?/g;

type FirstView = {
  view: Html;
  mark: BarMark;
  nonce: string;
  /** What only the application needs: hashes, addresses of its files and its settings. */
  forScripts: readonly string[];
};

/**
 * The page with a first view of its own, which is painted as soon as its bytes are there: everything that the view does not
 * need comes after it (decision 345), the host's own scripts are asked for once it is painted (decision 268), and the
 * application stays hidden until it has something to show (`shell/src/first-view`). The view is for the eyes: focus and the
 * place of a screen reader would be lost when the application replaces it.
 */
function withFirstView(page: string, { view, mark, nonce, forScripts }: FirstView): string {
  const sheets = page.match(STYLE_SHEETS) ?? [];
  const scripts = page.match(SCRIPTS) ?? [];
  const first = `<div id="turno-first" inert aria-hidden="true">${barOf(mark)}<div class="page">${view.markup}</div></div>`;
  return page
    .replace(STYLE_SHEETS, '')
    .replace(SCRIPTS, '')
    .replace(ROOT, () =>
      [
        `${first}${PAINTABLE}`,
        ...forScripts,
        `<template id="turno-scripts">${scripts.map((script) => script.trim()).join('')}</template>`,
        `<script nonce="${nonce}">${START}</script>`,
        ...sheets.map((sheet) => sheet.trim()),
        HIDDEN_ROOT,
      ].join('\n    '),
    );
}

/**
 * Draws the logos of the first view and starts the application once the view is painted; a page that nobody looks at is not
 * painted. While its scripts are
 * on their way, the processor of a phone has time for the browser's table of languages, which the first use of
 * `Intl.DateTimeFormat` loads in 70 ms and the task that starts the application would wait for. In front of the style
 * sheets, for which a script would wait.
 */
const START = `{
  const start = () => {
    const scripts = document.getElementById('turno-scripts').content;
    if (!scripts.firstChild) return;
    for (const image of document.querySelectorAll('[data-logo]')) image.src = image.dataset.logo;
    for (const script of scripts.children) script.async = false;
    document.head.append(scripts);
    setTimeout(() => new Intl.DateTimeFormat());
  };
  if (document.hidden) start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`.replace(/\n\s*/g, ' ');

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
