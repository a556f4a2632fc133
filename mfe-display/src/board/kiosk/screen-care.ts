/** Keeps the screen on while the board is visible, if the browser can; returns the stop function. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  const request = async () => {
    // The browser drops the lock whenever the page is hidden.
    if (isStopped || document.visibilityState !== 'visible') return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (isStopped) await lock?.release();
    } catch {
      // The browser denies it on a low battery or by policy.
    }
  };
  const onVisibility = () => void request();

  document.addEventListener('visibilitychange', onVisibility);
  void request();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    // The browser may have released it already.
    lock?.release().catch(() => undefined);
  };
}

type Shift = { x: number; y: number };

const STEPS: readonly Shift[] = [
  { x: 0, y: 0 },
  { x: 1, y: 0 },
  { x: 1, y: 1 },
  { x: 0, y: 1 },
  { x: -1, y: 1 },
  { x: -1, y: 0 },
  { x: -1, y: -1 },
  { x: 0, y: -1 },
  { x: 1, y: -1 },
];

const STEP_PX = 4;
const MINUTE_MS = 60_000;

/** Offset of the whole board in this minute, in CSS pixels, against burn-in. */
export function pixelShift(now: Date): Shift {
  const step = STEPS[Math.floor(now.getTime() / MINUTE_MS) % STEPS.length];
  return { x: (step?.x ?? 0) * STEP_PX, y: (step?.y ?? 0) * STEP_PX };
}
