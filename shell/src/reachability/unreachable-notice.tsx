import { TopNotice } from '@turno/shared-ui/components';
import { reachability } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useHost } from '../host.ts';
import { texts } from '../locales/texts.ts';

/** A line at the top while the services cannot be reached. Without a network the offline banner shows instead. */
export function UnreachableNotice() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const isShown = useIsUnreachable() && isOnline;
  return <TopNotice>{isShown && t('away')}</TopNotice>;
}

/** Whether the services cannot be reached; after a failed request it polls them until they answer. */
function useIsUnreachable(): boolean {
  const { apiBase } = useHost().config;
  const isReached = useSyncExternalStore(reachability.subscribe, reachability.read);
  const [isUnreachable, setUnreachable] = useState(false);
  useEffect(() => {
    if (isReached) return setUnreachable(false);
    return pollUntilReachable({
      isReachable: async () => (await fetch(`${apiBase}/remotes.json`, { cache: 'no-store' })).ok,
      onStillUnreachable: () => setUnreachable(true),
      onReachable: () => reachability.report(true),
    });
  }, [isReached, apiBase]);
  return isUnreachable;
}

/** A first failure is not reported immediately, because the next request often succeeds; in milliseconds. */
const FIRST_POLL_MS = 1_000;
const POLL_MS = 3_000;

type PollOptions = {
  /** Whether the services answer now; may throw. */
  isReachable: () => Promise<boolean>;
  onStillUnreachable: () => void;
  onReachable: () => void;
};

/** Polls until the services answer; returns the stop function. */
export function pollUntilReachable({
  isReachable,
  onStillUnreachable,
  onReachable,
}: PollOptions): () => void {
  let isStopped = false;
  let timer = setTimeout(() => void poll(), FIRST_POLL_MS);
  const poll = async () => {
    const answers = await isReachable().catch(() => false);
    if (isStopped) return;
    if (answers) return onReachable();
    onStillUnreachable();
    timer = setTimeout(() => void poll(), POLL_MS);
  };
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
