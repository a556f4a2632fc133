import { type HTMLAttributes, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { mirrorStyles } from '../../theme/mirror-styles.ts';

export type FrameAttributes = HTMLAttributes<HTMLElement> & { 'data-theme'?: string };

type OverlayContainerProps = {
  /** An element of the mount, to find out whether the mount is in a shadow root. */
  anchor: Element | null;
  /** Theme and language attributes of the mount. */
  attributes: FrameAttributes;
  onContainer: (container: Element | null) => void;
};

/**
 * The container of a mount's sheets: at the end of the page, where no positioned ancestor moves them, with the mount's
 * theme. For a mount in a shadow root it is a second shadow root with the same style sheets.
 */
export function OverlayContainer({ anchor, attributes, onContainer }: OverlayContainerProps) {
  const parent = useParent(anchor);
  return parent && createPortal(<div ref={onContainer} {...attributes} />, parent);
}

function useParent(anchor: Element | null): Element | DocumentFragment | null {
  const [parent, setParent] = useState<Element | DocumentFragment | null>(null);
  useLayoutEffect(() => {
    const root = anchor?.getRootNode();
    if (!(root instanceof ShadowRoot)) {
      setParent(anchor ? document.body : null);
      return;
    }
    const host = document.createElement('div');
    const shadow = host.attachShadow({ mode: 'open' });
    const stop = mirrorStyles(root, shadow);
    document.body.append(host);
    setParent(shadow);
    return () => {
      stop();
      host.remove();
    };
  }, [anchor]);
  return parent;
}
