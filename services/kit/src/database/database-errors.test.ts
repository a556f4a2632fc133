import {
  type BulkWriteResult,
  MongoBulkWriteError,
  MongoClientBulkWriteError,
  MongoNetworkError,
  MongoServerError,
} from 'mongodb';
import { isDatabaseAway } from './database-errors.ts';

const broken = { message: 'write EPIPE', code: 'EPIPE' };
const stepping = { message: 'not primary', code: 10107 };
const duplicate = { message: 'duplicate key', code: 11000 };

/** Several writes at once, as the driver reports what became of them. */
function severalWrites(cause: object): MongoBulkWriteError {
  const none: Partial<BulkWriteResult> = { insertedCount: 0 };
  return Reflect.construct(MongoBulkWriteError, [cause, none]);
}

describe('an unreachable database is distinguished from a bug', () => {
  test.each([
    ['a broken pipe', broken, true],
    ['a refused connection', { message: 'connect', code: 'ECONNREFUSED' }, true],
    ['a network error of the driver', new MongoNetworkError('connection closed'), true],
    ['an engine that hands over', new MongoServerError(stepping), true],
    ['a duplicate key', new MongoServerError(duplicate), false],
    ['a missing file', { message: 'open', code: 'ENOENT' }, false],
    ['a bug', new TypeError('undefined is not a function'), false],
    ['nothing', undefined, false],
  ])('%s', (_title, error, isAway) => {
    expect(isDatabaseAway(error)).toBe(isAway);
  });

  test('several writes of several collections: by what ended them', () => {
    const ended = (cause: Error) =>
      Object.assign(new MongoClientBulkWriteError({ message: 'an error during execution' }), {
        cause,
      });
    expect(isDatabaseAway(ended(new MongoServerError(stepping)))).toBe(true);
    expect(isDatabaseAway(ended(new MongoServerError(duplicate)))).toBe(false);
  });

  test.each([
    // What the operating system throws may come from another realm, where it is no `Error` of ours.
    ['a broken pipe', broken, true],
    ['a broken pipe as an error', Object.assign(new Error('write EPIPE'), broken), true],
    ['a network error of the driver', new MongoNetworkError('connection closed'), true],
    ['an engine that hands over', stepping, true],
    ['a duplicate key', duplicate, false],
  ])('several writes: %s', (_title, cause, isAway) => {
    expect(isDatabaseAway(severalWrites(cause))).toBe(isAway);
  });
});
