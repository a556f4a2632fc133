import { lazy, type ReactNode, Suspense } from 'react';
import { untilThere } from './until-there.ts';

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

const SheetPanel = lazy(() => untilThere(loadSheet));

/** Fetches the sheet's code ahead of its first opening. */
export function loadSheet() {
  return import('./sheet-panel.tsx').then((module) => ({ default: module.SheetPanel }));
}

/** A panel from the bottom edge that holds the focus until it is closed. Its code comes with the first opening. */
export function Sheet(props: SheetProps) {
  return <Suspense fallback={null}>{props.isOpen ? <SheetPanel {...props} /> : null}</Suspense>;
}
