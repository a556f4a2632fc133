import type { RemoteName } from '@turno/shared-types';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useHost } from '../host.ts';
import { fetchServedVersion } from '../version-check/version-watch.ts';
import type { LoadedRemote } from './remote-types.ts';

type RemoteState =
  | { status: 'loading' }
  | { status: 'ready'; loaded: LoadedRemote }
  | { status: 'failed' };

type UseRemote = {
  state: RemoteState;
  /** Whether another version takes the place of one that breaks now. */
  hasFailover: boolean;
  /**
   * Loads the remote again, and the page when that has failed before: browsers remember modules that broke off. A page that
   * is not served would end on the browser's own error page.
   */
  retry: () => Promise<void>;
  /** Records that a version broke while it ran; the first time another one takes its place at once, then it has failed. */
  reject: (version: string, error: unknown) => void;
};

const PAGE = {
  reload: () => window.location.reload(),
  isServed: () =>
    fetchServedVersion().then(
      () => true,
      () => false,
    ),
};

/** The loading state of one remote; a remote that is loaded already is ready at once. */
export function useRemote(name: RemoteName, page = PAGE): UseRemote {
  const { loader } = useHost();
  const [state, setState] = useState<RemoteState>(() => {
    const loaded = loader.peek(name);
    return loaded ? { status: 'ready', loaded } : { status: 'loading' };
  });
  const isLoading = state.status === 'loading';
  const isRetried = useRef(false);
  const isShown = useRef(true);
  useEffect(() => {
    isShown.current = true;
    return () => {
      isShown.current = false;
    };
  }, []);

  useEffect(() => {
    if (!isLoading) return;
    let isGone = false;
    const show = (next: RemoteState) => {
      if (!isGone) setState(next);
    };
    loader.load(name).then(
      (loaded) => {
        isRetried.current = false;
        show({ status: 'ready', loaded });
      },
      () => show({ status: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, [loader, name, isLoading]);

  const retry = useCallback(async () => {
    const isReload = isRetried.current && (await page.isServed());
    isRetried.current = true;
    // The person may be on another page by now.
    if (!isShown.current) return;
    if (isReload) page.reload();
    else setState({ status: 'loading' });
  }, [page]);
  const [hasFailover, setHasFailover] = useState(true);
  const reject = useCallback(
    (version: string, error: unknown) => {
      loader.reject(name, version, error);
      setHasFailover(false);
      setState({ status: hasFailover ? 'loading' : 'failed' });
    },
    [loader, name, hasFailover],
  );
  return { state, hasFailover, retry, reject };
}
