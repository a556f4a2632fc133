import { type RemotesFile, remotesFileSchema } from '@turno/shared-types';

type Options = {
  /** Address of the gateway's `/remotes.json`. */
  address: string;
  /** Milliseconds an answer is good for. */
  freshMs: number;
  /** Milliseconds to wait for the gateway; a page must not hang on it. */
  deadlineMs: number;
  now: () => number;
};

export type RemotePointer = {
  /** The pointer in force; the last good one while the gateway is away, `null` if there never was one. */
  read(): Promise<RemotesFile | null>;
};

/** Asks the gateway which releases are live, once for all visits at a time. */
export function createRemotePointer(options: Options): RemotePointer {
  const { address, freshMs, deadlineMs, now } = options;
  let known: RemotesFile | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
      const parsed = remotesFileSchema.safeParse(answer.ok ? await answer.json() : null);
      if (parsed.success) known = parsed.data;
    } catch {
      // The gateway is away: what was known stays good.
    } finally {
      askedAt = now();
      asking = null;
    }
  }

  return {
    async read() {
      if (now() - askedAt >= freshMs) {
        asking ??= ask();
        await asking;
      }
      return known;
    },
  };
}
