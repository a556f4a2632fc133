import { useLanguage } from '@turno/shared-ui/i18n';
import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { type FrameAttributes, OverlayContainer } from '../overlays/overlay-container.tsx';
import { createToastQueue } from '../toasts/toast-queue.ts';
import { Toaster } from '../toasts/toaster.tsx';
import { FrameContext, OverlaysContext } from './frame-context.ts';
import { VisuallyHidden } from './visually-hidden.tsx';

type FrameServicesProps = {
  /** Takes the page's title; sets the document's own when left out. */
  onTitle?: ((title: string) => void) | undefined;
  /** Theme and language attributes; sheets render outside the mount and need them too. */
  attributes?: FrameAttributes;
  children: ReactNode;
};

/** Toasts, live region and container for sheets, of one mount or of the shell. */
export function FrameServices({ onTitle, attributes = {}, children }: FrameServicesProps) {
  const [toasts] = useState(createToastQueue);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [overlays, setOverlays] = useState<Element | null>(null);
  const [spoken, announce] = useAnnouncement();
  const recordPage = usePageRecorder();
  const titles = useTitles(onTitle);
  const services = useMemo(
    () => ({ announce, recordPage, toasts, ...titles }),
    [announce, recordPage, toasts, titles],
  );
  return (
    <AriaLocale locale={useLanguage()}>
      <FrameContext value={services}>
        <OverlaysContext value={overlays}>{children}</OverlaysContext>
        <VisuallyHidden>
          <div role="status" aria-live="polite" aria-atomic="true">
            {spoken}
          </div>
        </VisuallyHidden>
        <Toaster />
        <span ref={setAnchor} hidden />
        <OverlayContainer anchor={anchor} attributes={attributes} onContainer={setOverlays} />
      </FrameContext>
    </AriaLocale>
  );
}

// Screen readers skip an unchanged text; a trailing no-break space makes a repetition differ.
function useAnnouncement(): [string, (text: string) => void] {
  const [spoken, setSpoken] = useState('');
  const isOdd = useRef(false);
  const announce = useCallback((text: string) => {
    isOdd.current = !isOdd.current;
    setSpoken(isOdd.current ? text : `${text}\u00a0`);
  }, []);
  return [spoken, announce];
}

/** The page's title, and one that covers it for a while, such as the call of a ticket. */
function useTitles(onTitle: FrameServicesProps['onTitle']) {
  const titles = useRef<{ page: string | null; override: string | null }>({
    page: null,
    override: null,
  });
  return useMemo(() => {
    const show = () => {
      const title = titles.current.override ?? titles.current.page;
      if (title === null) return;
      if (onTitle) onTitle(title);
      else document.title = title;
    };
    return {
      setTitle: (page: string) => {
        titles.current.page = page;
        show();
      },
      overrideTitle: (override: string | null) => {
        titles.current.override = override;
        show();
      },
    };
  }, [onTitle]);
}

function usePageRecorder(): (pathname: string) => boolean {
  const last = useRef<string | null>(null);
  return useCallback((pathname: string) => {
    const isNavigation = last.current !== null && last.current !== pathname;
    last.current = pathname;
    return isNavigation;
  }, []);
}
