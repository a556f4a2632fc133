import { type ReactNode, useLayoutEffect, useRef } from 'react';
import s from './dock.module.css';

/**
 * Content after the page that is not about the page. It covers the lower edge of the window, so that the page does not move
 * when it appears; `--turno-below` tells other bars at that edge its height.
 */
export function Dock({ children }: { children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const dock = ref.current;
    if (!dock) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => {
      const isOver = getComputedStyle(dock).position === 'fixed';
      style.setProperty('--turno-below', isOver ? `${dock.offsetHeight}px` : '0px');
    });
    observer.observe(dock);
    return () => {
      observer.disconnect();
      style.removeProperty('--turno-below');
    };
  }, []);
  return (
    <div ref={ref} className={s.dock}>
      {children}
    </div>
  );
}
