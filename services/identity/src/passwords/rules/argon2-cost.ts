/** What makes argon2id expensive: KiB of memory, passes over it, lanes. */
export type Argon2Cost = { memoryCost: number; timeCost: number; parallelism: number };

/**
 * OWASP's parameters for argon2id: 19 MiB, two passes, one lane. They are the library's defaults too,
 * and are written out so that an update of it cannot weaken them.
 */
export const ARGON2_COST: Argon2Cost = { memoryCost: 19_456, timeCost: 2, parallelism: 1 };

const PREFIX = /^\$argon2id\$v=19\$m=(\d+),t=(\d+),p=(\d+)\$/;

/** Whether a kept hash was made with less than what is asked for today, and should be made anew when its password is at hand. */
export function isOutdated(kept: string, cost: Argon2Cost = ARGON2_COST): boolean {
  const [, memory, time, lanes] = PREFIX.exec(kept) ?? [];
  const isCheaper = Number(memory) * Number(time) < cost.memoryCost * cost.timeCost;
  return lanes === undefined || isCheaper || Number(memory) < cost.memoryCost;
}
