import { emitAtom, scriptBase } from '@turno/shared-ui/boot';
import { runPeriodically } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

const CHECK_EVERY_MS = 300_000;
/** The time limit of a request. */
const ANSWER_MS = 60_000;
/** A board without a call for this long is quiet enough to reload, which takes a second or two. */
const QUIET_MS = 60_000;

type Options = {
  /** Whether calls are being announced. */
  isBusy: boolean;
  /** The folder that the running script came from. */
  base?: string;
  reload?: () => void;
};

/**
 * Loads a new release at a quiet moment, because a screen has no operator who could do it. A page on the remote's own origin
 * reloads itself; any other host is notified of the quiet moment and decides.
 */
export function useNewRelease({ isBusy, base = scriptBase(), reload = reloadPage }: Options): void {
  const emit = useSetAtom(emitAtom);
  const quietSince = useRef(0);
  useEffect(() => {
    if (!isBusy) quietSince.current = Date.now();
  }, [isBusy]);
  const check = useEffectEvent(async () => {
    if (isBusy || Date.now() - quietSince.current < QUIET_MS) return;
    const running = releaseOf(base);
    if (running === null) return emit({ type: 'quiet' });
    const served = await servedVersion().catch(() => null);
    // Without an answer a reload would replace the board by the browser's error page.
    if (served !== null && served !== running) reload();
  });
  useEffect(() => runPeriodically(CHECK_EVERY_MS, () => check()).stop, []);
}

/**
 * The running version of a page on the remote's own origin, whose files are in `/<version>/plain/`; `null` in any other host.
 */
function releaseOf(base: string): string | null {
  const { origin, pathname } = new URL(base, location.href);
  if (origin !== location.origin) return null;
  return /^\/([^/]+)\/plain\/$/.exec(pathname)?.[1] ?? null;
}

async function servedVersion(): Promise<string | null> {
  const response = await fetch('/health', {
    cache: 'no-store',
    signal: AbortSignal.timeout(ANSWER_MS),
  });
  const { version } = await response.json();
  return typeof version === 'string' ? version : null;
}

function reloadPage(): void {
  location.reload();
}
