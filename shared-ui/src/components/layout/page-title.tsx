import { useLocation } from '@turno/shared-ui/router';
import { type ReactNode, useEffect, useRef } from 'react';
import { useFrame } from './frame-context.ts';
import s from './page-title.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

/** Names the page: tells the host, or sets the document's title where there is none. */
export function useTitle(title: string): void {
  const { setTitle } = useFrame();
  useEffect(() => {
    if (title !== '') setTitle(title);
  }, [title, setTitle]);
}

export type PageTitleProps = {
  /** The page's name for the tab and the history. */
  title: string;
  /** What the heading shows, where it is not the name itself. */
  children?: ReactNode;
  isHidden?: boolean;
};

/** The heading of a page; it takes the focus when the page was reached from inside, so that readers hear where they are. */
export function PageTitle({ title, children, isHidden = false }: PageTitleProps) {
  useTitle(title);
  const heading = useRef<HTMLHeadingElement>(null);
  const { arriveAt } = useFrame();
  const { pathname } = useLocation();
  useEffect(() => {
    if (arriveAt(pathname)) heading.current?.focus({ preventScroll: true });
  }, [arriveAt, pathname]);
  const element = (
    <h1 ref={heading} tabIndex={-1} className={s.title}>
      {children ?? title}
    </h1>
  );
  return isHidden ? <VisuallyHidden>{element}</VisuallyHidden> : element;
}
