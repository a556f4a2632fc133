import { type ComponentType, createElement, lazy, Suspense } from 'react';

const RETRY_MS = 5_000;

/**
 * A part that the page can do without. Its code loads when it is first rendered; a failure shows nothing and is retried
 * until it succeeds.
 */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await loadWithRetry(load) }));
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}

function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((retry) => setTimeout(retry, RETRY_MS));
    return loadWithRetry(load);
  });
}
