import type { Mount, Mounted, MountOptions, RemoteEvent } from '@turno/shared-types';
import { enableShadowDOM } from 'react-stately/private/flags/flags';
import { mirrorStyles } from '../theme/mirror-styles.ts';
import { adoptFonts } from './adopt-fonts.ts';
import { COMMON_ATTRIBUTES, elementOptions, type ReadAttribute } from './element-options.ts';
import { scriptBase } from './script-base.ts';

type ElementDefinition = {
  /** Attributes of this element beyond the common ones, turned into options of its mount. */
  attributes?: readonly string[];
  optionsOf?: (read: ReadAttribute) => MountOptions;
  /** Address of the style sheet; `embed.css` next to the script unless told otherwise. */
  styleUrl?: string;
};

/**
 * Makes a remote an element of any page, in a shadow root so that neither page styles the other. What the remote
 * tells its host arrives as events named `turno:ready`, `turno:ticket-taken`, … with the rest in `detail`.
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
      const place = document.createElement('div');
      root.replaceChildren(styleLink(styleUrl ?? `${scriptBase()}embed.css`, place), place);
      // Parts that are loaded later bring their style sheets into the page's head.
      this.#stopMirror = mirrorStyles(document.head, root, comesFromUs);
      this.#mounted = mount(place, this.#options());
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
      return { ...elementOptions(read), ...optionsOf(read), onEvent: (event) => this.#tell(event) };
    }

    #tell({ type, ...detail }: RemoteEvent) {
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

/** The style sheet of a shadow root; the content is kept out of sight until it is there, or has failed. */
function styleLink(href: string, place: HTMLElement): HTMLLinkElement {
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  // Without this the sheet's rules, and with them its fonts, are hidden from us on another origin.
  link.crossOrigin = 'anonymous';
  link.href = href;
  place.style.visibility = 'hidden';
  const show = () => {
    place.style.visibility = '';
  };
  link.onload = () => {
    show();
    adoptFonts(link);
  };
  link.onerror = show;
  return link;
}
