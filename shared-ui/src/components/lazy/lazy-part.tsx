import { reachability } from '@turno/shared-ui/http';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import {
  type ComponentType,
  createContext,
  createElement,
  Fragment,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';
import { ErrorState } from '../feedback/states.tsx';
import { FailoverContext } from './failover.ts';
import { after, type LazySource, type Load, sourceOf } from './lazy-source.ts';

/**
 * The delay before a screen that failed to load is requested again, in milliseconds; its release counts as failing only after
 * that.
 */
const AGAIN_MS = 1_000;

const missing = async () => Missing;

/** Source of a part of a screen; its code loads when it is first shown. */
export function lazySource<P extends object>(load: Load<P>): LazySource<P> {
  return sourceOf({ load, onFailure: missing });
}

/** Source of a whole screen. */
export function screenSource<P extends object>(load: Load<P>): LazySource<P> {
  return sourceOf({ load, onFailure: missing, onFirst: (again) => after(AGAIN_MS, again) });
}

/**
 * Source of a part that the host may share, for which another release would not help, or of a form's part, where a change of
 * release would lose what was typed.
 */
export function stayingSource<P extends object>(load: Load<P>): LazySource<P> {
  const source = lazySource(load);
  return { ...source, partFor: () => source.partFor(null) };
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
 * stays. The load is retried when the button is pressed, when the network returns or the services are reachable again, and on
 * the next visit. If that fails too, a host that has another release of the remote shows it.
 */
export function LazyPart<P extends object>(given: LazyPartProps<P>) {
  const { source, props, fallback, frame = Fragment } = given;
  const mount = useContext(FailoverContext);
  // Two routes may render different parts at the same position, so the state belongs to its source.
  const [asked, setAsked] = useState(() => ({ source, part: source.partFor(mount) }));
  const part = asked.source === source ? asked.part : source.partFor(mount);
  const failure = useMemo(
    () => ({
      frame,
      onAgain: () => {
        source.renew();
        setAsked({ source, part: source.partFor(mount) });
      },
      onLeave: () => {
        if (source.partFor(mount) === part) source.renew();
      },
    }),
    [source, part, frame, mount],
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
    const unsubscribe = reachability.onReturn(onAgain);
    return () => {
      unsubscribe();
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
