import { randomUUID } from 'node:crypto';
import type { Leases } from './leases.ts';

type Lease = {
  name: string;
  /** How long the work pauses after a crash of its process. */
  leaseMs: number;
  /** A held lease is renewed after this time, so that most work finishes within the rest of it. */
  renewMs: number;
  /** Called once when another process has taken the lease that this one held, so that no work ends without a trace. */
  onLost: (error: Error) => void;
};

/** This process's lease for recurring work. */
export function createHold(
  leases: Leases,
  { name, leaseMs, renewMs, onLost }: Lease,
  now: () => number = () => performance.now(),
) {
  const holder = randomUUID();
  let renewAt = Number.NEGATIVE_INFINITY;
  let wasHeld = false;
  return {
    /** Takes the lease, or renews it when it is due for renewal; returns whether this process holds it. */
    async take(): Promise<boolean> {
      if (now() < renewAt) return true;
      const at = now();
      // Until the database answers, it is unknown which process holds the lease.
      renewAt = Number.NEGATIVE_INFINITY;
      const isHeld = (await leases.take(name, holder, leaseMs)) !== null;
      if (isHeld) renewAt = at + renewMs;
      else if (wasHeld) onLost(new Error(`Another process has taken the lease "${name}".`));
      wasHeld = isHeld;
      return isHeld;
    },
    /** Leaves the work to another process at once; sends nothing to a database that did not answer the last request. */
    async release(): Promise<void> {
      wasHeld = false;
      if (renewAt === Number.NEGATIVE_INFINITY) return;
      renewAt = Number.NEGATIVE_INFINITY;
      await leases.release(name, holder);
    },
  };
}
