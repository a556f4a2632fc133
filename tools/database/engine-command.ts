import { createHash } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { loaderPrefix } from './glibc.ts';

const PROJECT = resolve(import.meta.dirname, '../..');
// The first Node that runs `.ts` files without a flag.
const OLDEST_NODE = 24;

export type EngineOptions = {
  directory: string;
  /** Stable socket path ending in `.sock`; chosen from the directory when absent. */
  socket?: string;
  /** Process id whose end also ends the engine and removes its folder. */
  owner?: number;
};
export type EngineCommand = { command: string; args: string[]; uri: string; socket: string };

/** The command line that runs the engine on this machine. Throws a sentence when it cannot run here. */
export async function engineCommand(options: EngineOptions): Promise<EngineCommand> {
  const socket = resolve(options.socket ?? socketFor(options.directory));
  const prefix = await loaderPrefix(join(PROJECT, '.cache'));
  const script = join(import.meta.dirname, 'engine-process.ts');
  const line = [...prefix, nodePath(), script];
  line.push('--directory', resolve(options.directory), '--socket', socket);
  if (options.owner) line.push('--owner', String(options.owner));
  const [command = '', ...args] = line;
  return { command, args, uri: uriFor(socket), socket };
}

/** A Node that runs TypeScript: the running one, or the one the project installs. */
function nodePath(): string {
  const major = Number(process.versions.node.split('.')[0]);
  if (major >= OLDEST_NODE) return process.execPath;
  return join(PROJECT, 'node_modules', '.bin', 'node');
}

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
