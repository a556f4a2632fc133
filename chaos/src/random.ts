/** Pseudo-random choices, the same for the same seed. */
export type Random = {
  /** From 0 (inclusive) to 1 (exclusive). */
  share(): number;
  /** An integer from 0 (inclusive) to `end` (exclusive). */
  below(end: number): number;
  /** True with this probability. */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** A sample of the items without repetition. */
  sample<T>(items: readonly T[], count: number): T[];
  /** An idempotency key; no other stream gives the same. */
  key(): string;
};

/** Mulberry32: thirty-two bits of state, enough to choose who does what. */
export function createRandom(seed: number, stream: string): Random {
  let state = seed >>> 0;
  for (const letter of stream) state = Math.imul(state ^ letter.charCodeAt(0), 0x9e3779b1) >>> 0;
  let keys = 0;
  const share = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (end: number) => Math.floor(share() * end);
  return {
    share,
    below,
    happens: (often) => share() < often,
    pick<T>(items: readonly T[]): T {
      const item = items[below(items.length)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    sample<T>(items: readonly T[], count: number): T[] {
      const left = [...items];
      return Array.from({ length: Math.min(count, left.length) }, () => {
        const [item] = left.splice(below(left.length), 1);
        return item;
      }).filter((item) => item !== undefined);
    },
    key() {
      keys += 1;
      return `${seed}-${stream}-${keys}`.replaceAll(' ', '-');
    },
  };
}
