import {
  type ComponentType,
  createContext,
  createElement,
  lazy,
  type ReactNode,
  Suspense,
  useContext,
  useEffect,
  useMemo,
  useState,
} from 'react';

/** How soon what nobody asked for is tried anew. */
const AGAIN_MS = 5_000;

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

export type Frame = ComponentType<{ children: ReactNode }>;
/** Tells, inside `frame`, that the code did not come. */
export type Told = ComponentType<{ frame: Frame | undefined; onAgain: () => void }>;
type Telling = { told?: Told | undefined; frame?: Frame | undefined };
type Failure = Telling & { onAgain: () => void; onLeave: () => void };

const FailureContext = createContext<Failure | null>(null);

export type AskedPartProps<P> = Telling & {
  source: LazySource<P>;
  props?: P | undefined;
  /** What stands here while the code is on its way; without it, what the next `Suspense` above has. */
  fallback?: ReactNode;
};

/** Shows such a part, and asks for it anew with the network and on the next visit; without `told` also by itself. */
export function AskedPart<P extends object>(given: AskedPartProps<P>) {
  const { source, props, fallback, told, frame } = given;
  // Two routes may show two parts in one place: what was asked for belongs to its source.
  const [asked, setAsked] = useState(() => ({ source, part: source.part }));
  const { part } = asked.source === source ? asked : source;
  const failure = useMemo(
    () => ({
      told,
      frame,
      onAgain: () => {
        source.renew();
        setAsked({ source, part: source.part });
      },
      onLeave: () => {
        if (source.part === part) source.renew();
      },
    }),
    [source, part, told, frame],
  );
  const shown = <FailureContext value={failure}>{createElement<P>(part, props)}</FailureContext>;
  return fallback === undefined ? shown : <Suspense fallback={fallback}>{shown}</Suspense>;
}

/** A part that nobody asked for: a failure is not told, and its code is asked for until it comes. */
export function QuietPart<P extends object>(given: Pick<AskedPartProps<P>, 'source' | 'props'>) {
  return <AskedPart {...given} fallback={null} />;
}

function Missing() {
  const failure = useContext(FailureContext);
  useEffect(() => {
    if (!failure) return;
    const { told, onAgain, onLeave } = failure;
    window.addEventListener('online', onAgain);
    const timer = told ? 0 : setTimeout(onAgain, AGAIN_MS);
    return () => {
      window.removeEventListener('online', onAgain);
      clearTimeout(timer);
      onLeave();
    };
  }, [failure]);
  if (!failure?.told) return null;
  const { told: Telling, frame, onAgain } = failure;
  return <Telling frame={frame} onAgain={onAgain} />;
}
