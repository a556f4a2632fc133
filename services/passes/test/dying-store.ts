import type { Store } from '../src/deps.ts';

/** A store in a process that is killed after so many calls that change something. */
export function dyingAfter(writes: number, store: Store, changing: readonly string[]): Store {
  let left = writes;
  const dying = <T extends object>(part: T): T =>
    new Proxy(part, {
      get(real, name) {
        const member: unknown = Reflect.get(real, name);
        if (typeof member !== 'function' || !changing.includes(String(name))) return member;
        return async (...args: unknown[]) => {
          if (left === 0) throw new Error('killed');
          left -= 1;
          return member.apply(real, args);
        };
      },
    });
  const parts = Object.entries(store).map(([name, part]) => [name, dying(part)]);
  return Object.fromEntries(parts);
}
