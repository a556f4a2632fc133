import { readFileSync } from 'node:fs';
import { env } from '../platform/env.ts';

// Preloaded (`node --import`) by the processes of a platform whose time a journey moves: their `Date` is ahead of the
// machine's by as many milliseconds as a file says. The code under test is not aware of it.
const RealDate = Date;
const now = (): number => RealDate.now() + Number(readFileSync(env.movedClockFile, 'utf8'));

globalThis.Date = new Proxy(RealDate, {
  construct: (target, args, newTarget) =>
    Reflect.construct(target, args.length === 0 ? [now()] : args, newTarget),
  apply: () => new RealDate(now()).toString(),
  get: (target, key, receiver) => (key === 'now' ? now : Reflect.get(target, key, receiver)),
});
RealDate.prototype.constructor = Date;
