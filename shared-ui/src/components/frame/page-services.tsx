import { type ReactNode, useCallback, useMemo, useRef, useState } from 'react';
import { FrameContext, useFrame } from '../context/frame-context.ts';
import type { ToastQueue } from '../context/toast-queue.ts';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';

type PageServicesProps = {
  /** Takes the page's title; sets the document's own when left out. */
  onTitle?: ((title: string) => void) | undefined;
  toasts?: ToastQueue | null;
  children: ReactNode;
};

/** Provides the page title and the live region; an unattended page needs nothing else. */
export function PageServices({ onTitle, toasts = null, children }: PageServicesProps) {
  const [spoken, announce] = useAnnouncement();
  const recordPage = usePageRecorder();
  const titles = useTitles(onTitle);
  const pageToasts = useFrame().pageToasts ?? toasts;
  const services = useMemo(
    () => ({ announce, recordPage, toasts, pageToasts, ...titles }),
    [announce, recordPage, toasts, pageToasts, titles],
  );
  return (
    <FrameContext value={services}>
      {children}
      <VisuallyHidden>
        <div role="status" aria-live="polite" aria-atomic="true">
          {spoken}
        </div>
      </VisuallyHidden>
    </FrameContext>
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
function useTitles(onTitle: PageServicesProps['onTitle']) {
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
