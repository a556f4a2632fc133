import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFrame } from '../context/frame-context.ts';
import s from './page-title.module.css';
import skip from './skip-link.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Reports the page's title to the host, or sets the document's title without one. */
export function useTitle(title: string): void {
  const { setTitle } = useFrame();
  useEffect(() => {
    if (title !== '') setTitle(title);
  }, [title, setTitle]);
}

/** Shows a title in place of the page's own while it is not `null`. */
export function useTitleOverride(title: string | null): void {
  const { overrideTitle } = useFrame();
  useEffect(() => {
    if (title === null) return;
    overrideTitle(title);
    return () => overrideTitle(null);
  }, [title, overrideTitle]);
}

/** Returns the function that sets the page's title, for a remote inside this frame that has a frame of its own. */
export function useSetTitle(): (title: string) => void {
  return useFrame().setTitle;
}

export type PageTitleProps = {
  /** The page's name for the tab and the history. */
  title: string;
  /** What the heading shows, where it is not the name itself. */
  children?: ReactNode;
  isHidden?: boolean;
};

/** The heading of a page. It takes the focus after a navigation, so that screen readers announce the page. */
export function PageTitle({ title, children, isHidden = false }: PageTitleProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { recordPage } = useFrame();
  const { pathname } = useLocation();
  useEffect(() => {
    if (recordPage(pathname)) heading.current?.focus({ preventScroll: true });
  }, [recordPage, pathname]);
  const element = (
    <h1 ref={heading} tabIndex={-1} className={s.title}>
      {children ?? title}
    </h1>
  );
  return isHidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
}

/** The first focusable element: skips the navigation and leads to the element with the id. */
export function SkipLink({ target }: { target: string }) {
  const t = useSharedTexts();
  return (
    <a className={skip.link} href={`#${target}`}>
      {t('skipToContent')}
    </a>
  );
}
