import { type HTMLAttributes, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import { mirrorStyles } from '../../theme/mirror-styles.ts';

export type FrameAttributes = HTMLAttributes<HTMLElement> & { 'data-theme'?: string };

type OverlayPlaceProps = {
  /** An element of the mount: tells whether it lives in a shadow root. */
  mark: Element | null;
  /** What puts the mount's theme and language in force. */
  attributes: FrameAttributes;
  onPlace: (place: Element | null) => void;
};

/**
 * Where a mount's sheets are drawn: at the end of the page, so that no positioned ancestor moves them, with the
 * mount's own theme. A mount in a shadow root gets a second one there, with the same style sheets.
 */
export function OverlayPlace({ mark, attributes, onPlace }: OverlayPlaceProps) {
  const parent = useParent(mark);
  return parent && createPortal(<div ref={onPlace} {...attributes} />, parent);
}

function useParent(mark: Element | null): Element | DocumentFragment | null {
  const [parent, setParent] = useState<Element | DocumentFragment | null>(null);
  useLayoutEffect(() => {
    const root = mark?.getRootNode();
    if (!(root instanceof ShadowRoot)) {
      setParent(mark ? document.body : null);
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
  }, [mark]);
  return parent;
}
