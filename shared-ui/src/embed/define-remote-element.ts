import type { Mount, Mounted, MountOptions, RemoteEvent } from '@turno/shared-types';
import { scriptBase } from '../theme/script-base.ts';
import { type StyledRoot, styledRoot } from '../theme/styled-root.ts';
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
  class RemoteElement extends HTMLElement {
    static readonly observedAttributes = [...COMMON_ATTRIBUTES, ...attributes];
    #mounted: Mounted | null = null;
    #root: StyledRoot | null = null;

    connectedCallback() {
      this.#root = styledRoot(this, styleUrl ?? `${scriptBase()}embed.css`);
      this.#mounted = mount(this.#root.container, this.#options());
    }

    disconnectedCallback() {
      this.#mounted?.unmount();
      this.#root?.remove();
      this.#mounted = null;
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
