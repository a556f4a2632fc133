import type { Mount, Mounted, MountOptions, RemoteEvent } from '@turno/shared-types';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { mirrorStyles } from '../theme/mirror-styles.ts';
import { scriptBase } from '../theme/script-base.ts';
import { COMMON_ATTRIBUTES, elementOptions, type ReadAttribute } from './element-options.ts';

type ElementDefinition = {
  /** Attributes of this element beyond the common ones, turned into options of its mount. */
  attributes?: readonly string[];
  optionsOf?: (read: ReadAttribute) => MountOptions;
  /** Address of the style sheet; `embed.css` next to the script by default. */
  styleUrl?: string;
};

/**
 * Defines a remote as a custom element in a shadow root, so that neither side's styles affect the other. The remote's
 * events bubble as `turno:ready`, `turno:ticket-taken`, … with their data in `detail`.
 */
export function defineRemoteElement(
  tag: string,
  mount: Mount,
  { attributes = [], optionsOf = () => ({}), styleUrl }: ElementDefinition = {},
): void {
  if (customElements.get(tag)) return;
  enableShadowDOM();
  class RemoteElement extends HTMLElement {
    static readonly observedAttributes = [...COMMON_ATTRIBUTES, ...attributes];
    #mounted: Mounted | null = null;
    #stopMirror = () => {};

    connectedCallback() {
      const root = this.shadowRoot ?? this.attachShadow({ mode: 'open' });
      const container = document.createElement('div');
      root.replaceChildren(styleLink(styleUrl ?? `${scriptBase()}embed.css`, container), container);
      // Lazy parts add their style sheets to the page's head.
      this.#stopMirror = mirrorStyles(document.head, root, comesFromUs);
      this.#mounted = mount(container, this.#options());
    }

    disconnectedCallback() {
      this.#mounted?.unmount();
      this.#stopMirror();
      this.#mounted = null;
      this.shadowRoot?.replaceChildren();
    }

    attributeChangedCallback() {
      const { locale, theme, franchiseId } = this.#options();
      this.#mounted?.update({
        ...(locale ? { locale } : {}),
        ...(theme ? { theme } : {}),
        ...(franchiseId === undefined ? {} : { franchiseId }),
      });
    }

    #options(): MountOptions {
      const read = (name: string) => this.getAttribute(name);
      return { ...elementOptions(read), ...optionsOf(read), onEvent: (event) => this.#emit(event) };
    }

    #emit({ type, ...detail }: RemoteEvent) {
      this.dispatchEvent(
        new CustomEvent(`turno:${type}`, { detail, bubbles: true, composed: true }),
      );
    }
  }
  customElements.define(tag, RemoteElement);
}

function comesFromUs(sheet: Element): boolean {
  const base = scriptBase();
  return base !== '' && sheet instanceof HTMLLinkElement && sheet.href.startsWith(base);
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

/** Browsers ignore fonts declared inside a shadow root: hand those of its style sheet to the page. */
function adoptFonts(link: HTMLLinkElement): void {
  if (typeof FontFace === 'undefined') return;
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

// A sheet of another origin that came without CORS hides its rules: then the page's own fonts must do.
function rulesOf(link: HTMLLinkElement): CSSRule[] {
  try {
    return [...(link.sheet?.cssRules ?? [])];
  } catch {
    return [];
  }
}
