/** Keeps the screen on while the page is visible, if the browser can; returns the stop function. */
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
