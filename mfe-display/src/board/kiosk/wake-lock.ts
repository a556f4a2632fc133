/** Keeps the screen on while the board is visible, where the browser can; answers how to let it sleep again. */
export function keepAwake(): () => void {
  let lock: WakeLockSentinel | null = null;
  let isStopped = false;

  const ask = async () => {
    // The browser drops the lock whenever the page is hidden.
    if (isStopped || document.visibilityState !== 'visible') return;
    try {
      lock = (await navigator.wakeLock?.request('screen')) ?? null;
      if (isStopped) await lock?.release();
    } catch {
      // Refused on a low battery or by a policy: the screen's own settings decide.
    }
  };
  const onVisibility = () => void ask();

  document.addEventListener('visibilitychange', onVisibility);
  void ask();
  return () => {
    isStopped = true;
    document.removeEventListener('visibilitychange', onVisibility);
    lock?.release().catch(() => undefined);
  };
}
