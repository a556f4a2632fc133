/** The next request often succeeds after a lost one, so a first failure is not reported at once; in milliseconds. */
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
