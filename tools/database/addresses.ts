import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

// A Unix socket's path holds about 107 bytes; the engine adds `/embedded-mongodb-XXXXXX/mongodb.sock`.
const SOCKET_FOLDER_LIMIT = 60;

/** Where the stable socket of a data directory is published: beside the data while the path is short. */
export function socketFor(directory: string): string {
  const beside = join(resolve(directory), '..', 'run');
  if (Buffer.byteLength(beside) <= SOCKET_FOLDER_LIMIT) return join(beside, 'db.sock');
  const key = createHash('sha256').update(resolve(directory)).digest('hex').slice(0, 12);
  return join(tmpdir(), `turno-${key}`, 'db.sock');
}

/** The address every driver understands; the path must end in `.sock` or it is taken for a host. */
export function uriFor(socket: string): string {
  return `mongodb://${encodeURIComponent(socket)}/?directConnection=true`;
}
