import { type ReactNode, useDeferredValue } from 'react';
import { LazyPart, lazySource } from '../lazy/lazy-part.tsx';

export type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions that stay in sight under the scrolling content. */
  footer?: ReactNode;
  /** For a step that must be answered: no swipe, Escape or tap beside it closes the sheet. */
  isBlocking?: boolean;
  /** As tall as its content unless told otherwise: half the screen, or nearly all of it. */
  height?: 'auto' | 'half' | 'full';
};

const sheetPanel = lazySource(loadSheet);

/** Fetches the sheet's code ahead of its first opening. */
export function loadSheet() {
  return import('./sheet-panel.tsx').then((module) => module.SheetPanel);
}

/**
 * A panel from the bottom edge that holds the focus until it is closed. Its code comes with the first opening; the press
 * that opens it is answered first.
 */
export function Sheet(props: SheetProps) {
  const isWanted = useDeferredValue(props.isOpen, false);
  return props.isOpen && isWanted ? (
    <LazyPart source={sheetPanel} props={props} fallback={null} />
  ) : null;
}
