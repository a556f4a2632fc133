import { emitAtom, scriptBase } from '@turno/shared-ui/boot';
import { runPeriodically } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';

const CHECK_EVERY_MS = 300_000;
/** An answer that takes longer counts as none. */
const ANSWER_MS = 60_000;
/** Without a call for this long a board is quiet enough to load again, which takes a second or two. */
const QUIET_MS = 60_000;

type Options = {
  /** Whether calls are being announced. */
  isBusy: boolean;
  /** The folder that the running script came from. */
  base?: string;
  reload?: () => void;
};

/**
 * Takes a new release at a quiet moment: a screen has no operator who could do it. A page of the remote's own origin loads itself
 * again; it notifies any other host that the moment is quiet, and the host decides.
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

/** The version that a page of its own runs: its files are in `/<version>/plain/`. */
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
