import { type ComponentType, createElement, lazy, Suspense, useContext } from 'react';
import { FailoverContext } from './failover.ts';
import { after, type Load, sourceOf } from './lazy-source.ts';

const RETRY_MS = 5_000;
const later = <T,>(again: () => Promise<T>) => after(RETRY_MS, again);

/**
 * A part that the page can do without. Its code loads when it is first rendered; a failure shows nothing and is retried
 * until it succeeds.
 */
export function optionalPart<P extends object>(load: Load<P>): ComponentType<P> {
  const persistent: Load<P> = () => load().catch(() => later(persistent));
  const Part: ComponentType<P> = lazy(async () => ({ default: await persistent() }));
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}

/**
 * The whole screen of a page that nobody operates. Its code is requested until it loads, or until the host shows another
 * release.
 */
export function screenPart<P extends object>(load: Load<P>): ComponentType<P> {
  const source = sourceOf({ load, onFailure: later });
  return (props) => {
    const part = source.partFor(useContext(FailoverContext));
    return <Suspense fallback={null}>{createElement(part, props)}</Suspense>;
  };
}
