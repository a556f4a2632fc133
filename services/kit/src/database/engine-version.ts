import type { Document } from 'mongodb';

/** MongoDB 8.0, the first that writes to several collections with one command. */
const OLDEST_WIRE_VERSION = 25;

/** Throws when the engine that sent this `hello` is too old. */
export function assertEngineVersion({ maxWireVersion }: Document): void {
  if (Number(maxWireVersion) >= OLDEST_WIRE_VERSION) return;
  throw new Error('MONGODB_URI leads to an engine older than MongoDB 8.0.');
}
