import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { mirrorStyles } from './mirror-styles.ts';
import { adoptPressableStyle } from './pressable-style.ts';
import { scriptBase } from './script-base.ts';

/** A shadow root with a remote's style sheets: neither side's styles affect the other. */
export type StyledRoot = {
  /** Where the remote renders. */
  container: Element;
  /** Empties the root; the element may get another one. */
  remove: () => void;
};

const MARK = 'data-turno-root';

/** Whether an element is in a shadow root with a remote's styles; shadow roots of the page itself do not count. */
export function isInStyledRoot(element: Element): boolean {
  return element.closest(`[${MARK}]`) !== null;
}

/**
 * Attaches a shadow root to an element of any page, with the style sheet at `styleUrl` and those that lazy parts load from the
 * given folders: those of the remote itself and of the one whose components it shares.
 */
export function styledRoot(
  element: Element,
  styleUrl: string,
  folders: readonly string[] = [scriptBase()],
): StyledRoot {
  enableShadowDOM();
  const root = element.shadowRoot ?? element.attachShadow({ mode: 'open' });
  const container = document.createElement('div');
  container.setAttribute(MARK, '');
  adoptPressableStyle(root);
  root.replaceChildren(styleLink(styleUrl, container), container);
  // Lazy parts add their style sheets to the page's head.
  const stopMirror = mirrorStyles(document.head, root, (sheet) => comesFrom(folders, sheet));
  return {
    container,
    remove() {
      stopMirror();
      root.replaceChildren();
    },
  };
}

function comesFrom(folders: readonly string[], sheet: Element): boolean {
  if (!(sheet instanceof HTMLLinkElement)) return false;
  // Outside a build there is no folder.
  return folders.some((folder) => folder !== '' && sheet.href.startsWith(folder));
}

/** The style sheet of a shadow root; the content stays hidden until it has loaded or failed. */
function styleLink(href: string, container: HTMLElement): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // On another origin the rules, and with them the fonts, are readable only with CORS.
  link.crossOrigin = 'anonymous';
  link.href = href;
  container.style.visibility = 'hidden';
  const show = () => {
    container.style.visibility = '';
  };
  link.onload = () => {
    show();
    adoptFonts(link);
  };
  link.onerror = show;
  return link;
}

/** The style sheets whose fonts were added to the page. */
const adopted = new Set<string>();

/** Browsers ignore fonts declared inside a shadow root, so those of its style sheet are added to the page, once. */
function adoptFonts(link: HTMLLinkElement): void {
  if (typeof FontFace === 'undefined' || adopted.has(link.href)) return;
  adopted.add(link.href);
  for (const rule of rulesOf(link)) {
    if (!(rule instanceof CSSFontFaceRule)) continue;
    const { style } = rule;
    const family = style.getPropertyValue('font-family').replaceAll(/["']/g, '');
    const source = style
      .getPropertyValue('src')
      .replace(/url\(["']?([^"')]+)["']?\)/g, (_, url) => {
        return `url("${new URL(url, link.href).href}")`;
      });
    document.fonts.add(
      new FontFace(family, source, {
        weight: style.getPropertyValue('font-weight') || 'normal',
        stretch: style.getPropertyValue('font-stretch') || 'normal',
        display: 'swap',
      }),
    );
  }
}

// Without CORS the rules of a style sheet from another origin cannot be read; then the page's own fonts are used.
function rulesOf(link: HTMLLinkElement): CSSRule[] {
  try {
    return [...(link.sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}
