import { useSharedTexts } from '@turno/shared-ui/i18n';
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorState } from '../feedback/states.tsx';

/** Loads the code of a part. */
export type LazySource<P> = { part: ComponentType<P>; renew: () => void };

/** Source of a part whose code loads when it is first shown; `lazy` alone would cache a failed load for good. */
export function lazySource<P extends object>(load: () => Promise<ComponentType<P>>): LazySource<P> {
  const ask = () => lazy(async () => ({ default: await load().catch(() => Missing) }));
  const source: LazySource<P> = {
    part: ask(),
    renew: () => {
      source.part = ask();
    },
  };
  return source;
}

type Frame = ComponentType<{ children: ReactNode }>;
type Failure = { frame: Frame; onAgain: () => void; onLeave: () => void };

const FailureContext = createContext<Failure | null>(null);

export type LazyPartProps<P> = {
  source: LazySource<P>;
  props?: P;
  /** Shown while the code loads; by default the fallback of the next `Suspense` above. */
  fallback?: ReactNode;
  /** Wraps the error message of a failed load. */
  frame?: Frame;
};

/**
 * Shows a lazy part. If its code fails to load, an error message inside `frame` replaces the part and the rest of the page
 * stays; the load is retried by a button, when the network returns, and on the next visit.
 */
export function LazyPart<P extends object>(given: LazyPartProps<P>) {
  const { source, props, fallback, frame = Fragment } = given;
  // Two routes may render different parts at the same position, so the state belongs to its source.
  const [asked, setAsked] = useState(() => ({ source, part: source.part }));
  const { part } = asked.source === source ? asked : source;
  const failure = useMemo(
    () => ({
      frame,
      onAgain: () => {
        source.renew();
        setAsked({ source, part: source.part });
      },
      onLeave: () => {
        if (source.part === part) source.renew();
      },
    }),
    [source, part, frame],
  );
  const shown = <FailureContext value={failure}>{createElement<P>(part, props)}</FailureContext>;
  return fallback === undefined ? shown : <Suspense fallback={fallback}>{shown}</Suspense>;
}

function Missing() {
  const t = useSharedTexts();
  const failure = useContext(FailureContext);
  useEffect(() => {
    if (!failure) return;
    const { onAgain, onLeave } = failure;
    window.addEventListener('online', onAgain);
    return () => {
      window.removeEventListener('online', onAgain);
      onLeave();
    };
  }, [failure]);
  if (!failure) return null;
  const { frame: Place, onAgain } = failure;
  return (
    <Place>
      <ErrorState message={t('remoteFailed')} onRetry={onAgain} />
    </Place>
  );
}

const RETRY_MS = 5_000;

/**
 * A part that the page can do without. Its code loads when it is first rendered; a failure shows nothing and is retried
 * until it succeeds.
 */
export function optionalPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  return withoutFallback(() => loadWithRetry(load));
}

function withoutFallback<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Part: ComponentType<P> = lazy(async () => ({ default: await load() }));
  return (props) => <Suspense fallback={null}>{createElement(Part, props)}</Suspense>;
}

async function loadWithRetry<T>(load: () => Promise<T>): Promise<T> {
  return load().catch(() => afterPause(() => loadWithRetry(load)));
}

async function afterPause<T>(work: () => Promise<T>): Promise<T> {
  await new Promise((retry) => setTimeout(retry, RETRY_MS));
  return work();
}

/** Kept on the page: the previous release has its own copy of this module. */
const HAS_FAILED_OVER = Symbol.for('turno.screen-failed-over');
const global: typeof globalThis & { [HAS_FAILED_OVER]?: boolean } = globalThis;
/** So many failures with a network count as a release that does not load. */
const FAILURES = 2;

/** Whether the host shows another release in place of a remote that throws; the frame of a remote says so. */
export const FailoverContext = createContext(false);

/**
 * The whole screen of a page that nobody operates. Its code is requested until it loads. Where the host shows another release
 * in place of one that throws, the remote fails once on a page: when the code did not load twice though there was a network.
 */
export function screenPart<P extends object>(
  load: () => Promise<ComponentType<P>>,
): ComponentType<P> {
  const Retried = optionalPart(load);
  const Failing = withoutFallback(() => loadOrFail(load));
  return (props) => createElement(useContext(FailoverContext) ? Failing : Retried, props);
}

async function loadOrFail<T>(load: () => Promise<T>, failures = 0): Promise<T> {
  return load().catch((error: unknown) => {
    const known = failures + (navigator.onLine ? 1 : 0);
    if (global[HAS_FAILED_OVER] || known < FAILURES) {
      return afterPause(() => loadOrFail(load, known));
    }
    global[HAS_FAILED_OVER] = true;
    throw error;
  });
}
