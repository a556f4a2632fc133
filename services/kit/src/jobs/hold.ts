import { randomUUID } from 'node:crypto';
import type { Leases } from './leases.ts';

type Lease = {
  name: string;
  /** After a crash, the work waits for so long. */
  leaseMs: number;
  /** A lease that is held is renewed after this time, so that most work ends in what is left of it. */
  renewMs: number;
};

/** The lease of this process for work that it does again and again. */
export function createHold(
  leases: Leases,
  { name, leaseMs, renewMs }: Lease,
  now: () => number = () => performance.now(),
) {
  const holder = randomUUID();
  let renewAt = Number.NEGATIVE_INFINITY;
  return {
    /** Takes it, or renews it once some of its time is over; whether this process has it. */
    async take(): Promise<boolean> {
      if (now() < renewAt) return true;
      const at = now();
      // Until the database answers, it is unknown which process holds the lease.
      renewAt = Number.NEGATIVE_INFINITY;
      const isHeld = (await leases.take(name, holder, leaseMs)) !== null;
      if (isHeld) renewAt = at + renewMs;
      return isHeld;
    },
    /** Leaves the work to another process at once; asks nothing of a database that did not answer the last time. */
    async release(): Promise<void> {
      if (renewAt === Number.NEGATIVE_INFINITY) return;
      renewAt = Number.NEGATIVE_INFINITY;
      await leases.release(name, holder);
    },
  };
}
