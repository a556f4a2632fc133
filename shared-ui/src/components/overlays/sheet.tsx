import { type ReactNode, useDeferredValue } from 'react';
import { LazyPart, lazySource } from '../lazy/lazy-part.tsx';

export type SheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  title: ReactNode;
  children: ReactNode;
  /** Actions that stay visible below the scrolling content. */
  footer?: ReactNode;
  /** For a step that needs an answer: no swipe, Escape or tap outside closes the sheet. */
  isBlocking?: boolean;
  /** As tall as its content by default; else half the screen, or nearly all of it. */
  height?: 'auto' | 'half' | 'full';
};

const sheetPanel = lazySource(loadSheet);

/** Fetches the sheet's code ahead of its first opening. */
export function loadSheet() {
  return import('./sheet-panel.tsx').then((module) => module.SheetPanel);
}

/**
 * A panel from the bottom edge that traps the focus. Its code loads with the first opening, after the page has reacted to
 * the press.
 */
export function Sheet(props: SheetProps) {
  const isWanted = useDeferredValue(props.isOpen, false);
  return props.isOpen && isWanted ? (
    <LazyPart source={sheetPanel} props={props} fallback={null} />
  ) : null;
}
