import { readFileSync } from 'node:fs';

// Preloaded (`node --import`) by processes whose time a test moves: their `Date` is ahead of the machine's by as many
// milliseconds as the file `MOVED_CLOCK_FILE` says. The code under test is not aware of it.
const file = process.env.MOVED_CLOCK_FILE ?? '';
const RealDate = Date;
const now = (): number => RealDate.now() + Number(readFileSync(file, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = Date;
