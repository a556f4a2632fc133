import type { Db } from 'mongodb';

/** How often the database is read while something runs. */
export async function countReads(db: Db, run: () => Promise<unknown>): Promise<number> {
  // The driver of the connection, which all collections share.
  const driver = Object.getPrototypeOf(db.collection('counters'));
  const spies = [jest.spyOn(driver, 'find'), jest.spyOn(driver, 'aggregate')];
  try {
    await run();
    return spies.reduce((sum, spy) => sum + spy.mock.calls.length, 0);
  } finally {
    for (const spy of spies) spy.mockRestore();
  }
}
