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
  /** Whether another version would replace one that breaks now. */
  hasFailover: boolean;
  /**
   * Loads the remote again; if a retry has failed before, reloads the page, because browsers cache modules that failed to load.
   * It does not reload while the server is unreachable, which would end on the browser's own error page.
   */
  retry: () => Promise<void>;
  /**
   * Records that a version broke while running. The first time another version replaces it immediately; after that the remote
   * counts as failed.
   */
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

/** The loading state of one remote; a remote that is already loaded is ready immediately. */
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
    // The person may have left the page meanwhile.
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
