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
import { ErrorState } from '../feedback/error-state.tsx';

/** Where the code of a part comes from. */
export type LazySource<P> = { part: ComponentType<P>; renew: () => void };

/** The code of a part that comes when it is first shown; `lazy` alone would keep a first failure for good. */
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
  /** What stands here while the code is on its way; without it, what the next `Suspense` above has. */
  fallback?: ReactNode;
  /** Around what tells that the code did not come. */
  frame?: Frame;
};

/**
 * Shows such a part. Where its code does not come, that is said in its place, inside `frame`, and the rest of the page
 * stays; it is asked for anew by a press, with the network, and on the next visit.
 */
export function LazyPart<P extends object>(given: LazyPartProps<P>) {
  const { source, props, fallback, frame = Fragment } = given;
  // Two routes may show two parts in one place: what was asked for belongs to its source.
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
