import { atom, useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, type RefObject, useEffect, useState } from 'react';

type ServedNumber = { element: HTMLElement; label: ReactNode; ticket: string };

/** The share of a number that must be visible; it is not 1, because sizes are fractions of pixels. */
const MOST = 0.9;

/** The number being served, as shown on the page; `null` if there is none. */
const servedNumberAtom = atom<ServedNumber | null>(null);

/** Registers the element that shows the number being served. */
export function useServedNumber(
  element: RefObject<HTMLElement | null>,
  { label, ticket }: { label: ReactNode; ticket: string | null },
): void {
  const setServed = useSetAtom(servedNumberAtom);
  useEffect(() => {
    const { current } = element;
    setServed(current && ticket !== null ? { element: current, label, ticket } : null);
    return () => setServed(null);
  }, [element, label, ticket, setServed]);
}

/** MER-016: the number being served, while it is scrolled out of view or behind a bar at the lower edge. */
export function useHiddenNumber(bar: RefObject<HTMLElement | null>): ServedNumber | null {
  const served = useAtomValue(servedNumberAtom);
  const element = served?.element;
  const covered = useHeight(bar) + useHeightBelow();
  const [isHidden, setHidden] = useState(false);
  useEffect(() => {
    if (!element) return undefined;
    const observer = new IntersectionObserver(
      (entries) => setHidden(entries.at(-1)?.isIntersecting === false),
      { rootMargin: `0px 0px ${-covered}px 0px`, threshold: MOST },
    );
    observer.observe(element);
    return () => observer.disconnect();
  }, [covered, element]);
  return isHidden ? served : null;
}

/** The height that a host covers below the bar, from the page's `--turno-below`: a notice that comes and goes. */
function useHeightBelow(): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const page = document.documentElement;
    const measure = () =>
      setHeight(Number.parseFloat(getComputedStyle(page).getPropertyValue('--turno-below')) || 0);
    measure();
    const observer = new MutationObserver(measure);
    observer.observe(page, { attributeFilter: ['style'] });
    return () => observer.disconnect();
  }, []);
  return height;
}

/** The height of an element, which changes with its content. */
function useHeight(ref: RefObject<HTMLElement | null>): number {
  const [height, setHeight] = useState(0);
  useEffect(() => {
    const { current } = ref;
    if (!current) return undefined;
    const measure = () => setHeight(current.offsetHeight);
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    return () => observer.disconnect();
  }, [ref]);
  return height;
}
