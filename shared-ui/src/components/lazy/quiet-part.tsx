import { type ComponentType, createElement, lazy, Suspense } from 'react';

const AGAIN_MS = 5_000;

/**
 * A part that nobody asked for: its code comes when it is first shown. A failure is not told, and leaves the page as it
 * is; the code is asked for until it comes.
 */
export function quietPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await untilThere(load) }));
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}

function untilThere<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(async () => {
    await new Promise((again) => setTimeout(again, AGAIN_MS));
    return untilThere(load);
  });
}
