/** A single lost request is often followed by a good one: it is not worth a word, in milliseconds. */
const FIRST_LOOK_MS = 1_000;
const LOOK_MS = 3_000;

type Watch = {
  /** Whether the services answer now; may throw. */
  isThere: () => Promise<boolean>;
  onStillAway: () => void;
  onBack: () => void;
};

/** Asks every few seconds whether the services are back; answers how to stop. */
export function watchReturn({ isThere, onStillAway, onBack }: Watch): () => void {
  let isStopped = false;
  let timer = setTimeout(() => void look(), FIRST_LOOK_MS);
  const look = async () => {
    const isBack = await isThere().catch(() => false);
    if (isStopped) return;
    if (isBack) return onBack();
    onStillAway();
    timer = setTimeout(() => void look(), LOOK_MS);
  };
  return () => {
    isStopped = true;
    clearTimeout(timer);
  };
}
