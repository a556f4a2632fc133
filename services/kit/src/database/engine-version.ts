import type { Document } from 'mongodb';

/** Of MongoDB 8.0, the first that writes to several collections with one command. */
const OLDEST_WIRE_VERSION = 25;

/** Throws a sentence when an engine, as it says hello, is older than what we need. */
export function refuseOldEngine({ maxWireVersion }: Document): void {
  if (Number(maxWireVersion) >= OLDEST_WIRE_VERSION) return;
  throw new Error('MONGODB_URI leads to an engine older than MongoDB 8.0.');
}
