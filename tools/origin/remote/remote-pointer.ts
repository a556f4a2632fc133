import type { KeyObject } from 'node:crypto';
import { type RemotesFile, remotesFileSchema } from '@turno/shared-types';
import { verifyAnswer } from '../../signing/index.ts';
import { reportUnlessAway } from '../away.ts';

type Options = {
  /** Address of the gateway's `/remotes.json`. */
  address: string;
  /** Milliseconds an answer is good for. */
  freshMs: number;
  /** Milliseconds to wait for the gateway; a page must not hang on it. */
  deadlineMs: number;
  now: () => number;
  /** Public keys of the gateway; without one any answer counts. */
  keys: readonly KeyObject[];
  /** Called with what is wrong with an answer. */
  onRefused: (problem: string) => void;
};

export type RemotePointer = {
  /** The pointer in force; the last good one while the gateway is away, `null` if there never was one. */
  read(): Promise<RemotesFile | null>;
};

/** Asks the gateway which releases are live, once for all visits at a time. */
export function createRemotePointer(options: Options): RemotePointer {
  const { address, freshMs, deadlineMs, now } = options;
  const isAccepted = createVerifier(options);
  let known: RemotesFile | null = null;
  let askedAt = Number.NEGATIVE_INFINITY;
  let asking: Promise<void> | null = null;

  async function ask(): Promise<void> {
    try {
      const answer = await fetch(address, { signal: AbortSignal.timeout(deadlineMs) });
      if (!answer.ok) return;
      const given: unknown = await answer.json();
      const parsed = remotesFileSchema.safeParse(given);
      if (!parsed.success) options.onRefused('it has another shape');
      if (parsed.success && isAccepted(given)) known = parsed.data;
    } catch (error) {
      // What was known stays good.
      reportUnlessAway(error, 'The release pointer');
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

/** Accepts what the gateway signed, and nothing older than what was accepted last. */
function createVerifier({ keys, now, onRefused }: Options): (answer: unknown) => boolean {
  let lastIssuedAt = Number.NEGATIVE_INFINITY;
  return (answer) => {
    if (keys.length === 0) return true;
    const outcome = verifyAnswer(answer, { keys, now: new Date(now()), lastIssuedAt });
    if ('problem' in outcome) {
      onRefused(outcome.problem);
      return false;
    }
    lastIssuedAt = Math.max(lastIssuedAt, outcome.issuedAt);
    return true;
  };
}
