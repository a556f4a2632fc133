const DOWN_MS = 2_000;

/** The processes of one service, taken in turn; one that did not answer is left out for two seconds. */
export type Addresses = {
  next(): string;
  markDown(address: string): void;
};

export function createAddresses(all: readonly string[], now: () => number = Date.now): Addresses {
  const downUntil = new Map<string, number>();
  let turn = 0;
  const take = () => {
    const address = all[turn % all.length];
    turn += 1;
    if (address === undefined) throw new Error('A service needs an address.');
    return address;
  };
  return {
    next() {
      for (const _ of all) {
        const address = take();
        if ((downUntil.get(address) ?? 0) <= now()) return address;
      }
      // All are down: one request has to probe whether an address is back.
      return take();
    },
    markDown(address) {
      downUntil.set(address, now() + DOWN_MS);
    },
  };
}
