import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useCallback, useRef } from 'react';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Sheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import { classNames } from '../class-names.ts';
import { useOverlays } from '../context/frame-context.ts';
import { X } from '../display/icons.ts';
import { holdSheet, type SheetHold } from './hold-sheet.ts';
import { keepFocus } from './keep-focus.ts';
import s from './sheet.module.css';

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

/**
 * The library makes the overlay as wide as the page, which includes the overlay itself: in a window that becomes narrower, both
 * would keep their width.
 */
const OVERLAY_STYLE = { width: '100vw' };

/** The sheet itself. */
export function SheetPanel(props: SheetProps) {
  const { isOpen, onOpenChange, title, children, footer, isBlocking = false, height } = props;
  const t = useSharedTexts();
  const overlays = useOverlays();
  const { ref, change } = useHeldSheet(onOpenChange);
  return (
    <SheetOverlay
      ref={ref}
      isOpen={isOpen}
      onOpenChange={change}
      preventDismissal={isBlocking}
      className={s.overlay ?? ''}
      style={OVERLAY_STYLE}
      {...(overlays ? { UNSTABLE_portalContainer: overlays } : {})}
    >
      <SheetBackdrop className={s.backdrop ?? ''} />
      <Sheet className={classNames(s.sheet, height && s[height])}>
        <SheetContent className={s.content ?? ''}>
          <div className={s.grab} aria-hidden />
          <div className={s.header}>
            <Heading slot="title" className={s.title ?? ''}>
              {title}
            </Heading>
            {!isBlocking && (
              <Button slot="close" className={s.close ?? ''} aria-label={t('close')}>
                <X size={24} aria-hidden />
              </Button>
            )}
          </div>
          {children}
          {footer && <div className={s.footer}>{footer}</div>}
        </SheetContent>
      </Sheet>
    </SheetOverlay>
  );
}

/** Only the person closes the sheet: it is put back if anything else scrolls it out of view, and keeps the focus. */
function useHeldSheet(onOpenChange: SheetProps['onOpenChange']) {
  const hold = useRef<SheetHold | null>(null);
  const ref = useCallback((overlay: HTMLDivElement) => {
    const held = holdSheet(overlay);
    hold.current = held;
    const release = keepFocus(overlay);
    return () => {
      hold.current = null;
      held.release();
      release();
    };
  }, []);
  const change = (isOpen: boolean) => {
    if (!isOpen && hold.current?.isLost()) hold.current.putBack();
    else onOpenChange(isOpen);
  };
  return { ref, change };
}
