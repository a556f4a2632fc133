import { remoteForPath } from '@turno/shared-types';
import type { Brand } from '@turno/shared-types/rules';
import { type Html, html } from '../first-view/html.ts';

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
export const PAINTABLE = '<!-- paintable -->';
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
export function withFirstView(page: string, { view, mark, nonce, forScripts }: FirstView): string {
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
 * Draws the logos of the first view and starts the application once the view is painted; a page that nobody looks at is
 * not painted. The first use of `Intl.DateTimeFormat` in a process loads the browser's table of languages, for which the
 * page would stand still for 35 to 65 ms; a worker does it while the scripts are on their way. In front of the style
 * sheets, for which a script would wait.
 */
const START = `{
  const start = () => {
    const scripts = document.getElementById('turno-scripts').content;
    if (!scripts.firstChild) return;
    for (const image of document.querySelectorAll('[data-logo]')) image.src = image.dataset.logo;
    for (const script of scripts.children) script.async = false;
    document.head.append(scripts);
    const work = 'new Intl.DateTimeFormat().format(); close()';
    const address = URL.createObjectURL(new Blob([work], { type: 'text/javascript' }));
    const createScriptURL = () => address;
    const policy = self.trustedTypes?.createPolicy('turno-languages', { createScriptURL });
    new Worker(policy?.createScriptURL('') ?? address);
  };
  if (document.hidden) start();
  requestAnimationFrame(() => setTimeout(start));
  setTimeout(start, 1000);
}`.replace(/\n\s*/g, ' ');
