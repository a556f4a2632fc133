import { useLanguage } from '@turno/shared-ui/i18n';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { type FrameAttributes, OverlayPlace } from '../overlays/overlay-place.tsx';
import { createToastQueue } from '../toasts/toast-queue.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { FrameContext } from './frame-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type FrameServicesProps = {
  /** Takes the page's title; sets the document's own when left out. */
  onTitle?: ((title: string) => void) | undefined;
  /** What puts the theme and language in force; sheets are drawn outside and carry it with them. */
  attributes?: FrameAttributes;
  children: ReactNode;
};

/** Toasts, live region and place for sheets of one mount, or of the shell. */
export function FrameServices({ onTitle, attributes = {}, children }: FrameServicesProps) {
  const [toasts] = useState(createToastQueue);
  const [mark, setMark] = useState<Element | null>(null);
  const [overlays, setOverlays] = useState<Element | null>(null);
  const [spoken, announce] = useAnnouncement();
  const arriveAt = useArrivals();
  const services = useMemo(
    () => ({
      announce,
      arriveAt,
      toasts,
      overlays,
      setTitle: (title: string) => {
        if (onTitle) onTitle(title);
        else document.title = title;
      },
    }),
    [announce, arriveAt, toasts, overlays, onTitle],
  );
  return (
    <AriaLocale locale={useLanguage()}>
      <FrameContext value={services}>
        {children}
        <VisuallyHidden>
          <div role="status" aria-live="polite" aria-atomic="true">
            {spoken}
          </div>
        </VisuallyHidden>
        <Toaster />
        <span ref={setMark} hidden />
        <OverlayPlace mark={mark} attributes={attributes} onPlace={setOverlays} />
      </FrameContext>
    </AriaLocale>
  );
}

// The same words said twice are two announcements: a no-break space at the end makes them differ.
function useAnnouncement(): [string, (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const isOdd = useRef(false);
  const announce = useCallback((text: string) => {
    isOdd.current = !isOdd.current;
    setSpoken(isOdd.current ? text : `${text}\u00a0`);
  }, []);
  return [spoken, announce];
}

function useArrivals(): (pathname: string) => boolean {
  const last = useRef<string | null>(null);
  return useCallback((pathname: string) => {
    const isArrival = last.current !== null && last.current !== pathname;
    last.current = pathname;
    return isArrival;
  }, []);
}
