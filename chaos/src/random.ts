/** Chance that is the same again for the same seed. */
export type Chance = {
  /** From 0 to below 1. */
  share(): number;
  /** A whole number from 0 to below `end`. */
  below(end: number): number;
  /** True this often, from 0 (never) to 1 (always). */
  happens(share: number): boolean;
  pick<T>(items: readonly T[]): T;
  /** Some of the items, each at most once. */
  some<T>(items: readonly T[], count: number): T[];
  /** A name for one request; no other chance gives the same. */
  key(): string;
};

/** Mulberry32: thirty-two bits of state, plenty for deciding who presses what. */
export function seeded(seed: number, stream: string): Chance {
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
    some<T>(items: readonly T[], count: number): T[] {
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
