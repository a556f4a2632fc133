import { mkdirSync, rmSync } from 'node:fs';
import { performance } from 'node:perf_hooks';
import { fileURLToPath } from 'node:url';
import { engineCommand } from '@turno/tools/database';
import { Child, type ChildSpec, FOLLOW_PARENT } from '@turno/tools/platform';

const PROJECT = new URL('../../../', import.meta.url);

export type Recovery = { name: string; ms: number };
export type Processes = {
  databaseUri: string;
  databaseSocket: string;
  /** Folder with a pid file for each process. */
  runDir: string;
  run(process: Runnable): Promise<void>;
  stop(name: string): Promise<void>;
  stopAll(): Promise<void>;
  /** `null` between a crash and the next start. */
  pidOf(name: string): number | null;
  /** How long each crashed process took until it was ready again. */
  recoveries: Recovery[];
};
type Runnable = {
  name: string;
  script: string;
  port: number;
  env: Record<string, string>;
  /** Path of its health check. */
  health?: string;
  /** Restarts without backoff; for processes that crash on purpose. */
  restartsAtOnce?: boolean;
};

/** Starts an empty database and supervises the processes that run beside it, the way the platform does. */
export async function openProcesses(dataDir: string): Promise<Processes> {
  rmSync(dataDir, { recursive: true, force: true });
  const folders = { logsDir: `${dataDir}/logs`, runDir: `${dataDir}/run` };
  for (const folder of Object.values(folders)) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const children = new Map<string, Child>();
  const { recoveries, onEvent } = watchRecoveries();
  const start = async (spec: ChildSpec) => {
    const child = new Child(spec, { ...folders, onEvent });
    children.set(spec.name, child);
    await child.start();
  };
  const { command, args, socket, uri } = await engineCommand({ directory: `${dataDir}/db` });
  const cwd = fileURLToPath(PROJECT);
  const isReady = () => answersAt(uri);
  await start({ name: 'database', command, args, cwd, env: process.env, isReady });
  return {
    databaseUri: uri,
    databaseSocket: socket,
    runDir: folders.runDir,
    run: ({ name, script, port, env, health = '/health', restartsAtOnce }) =>
      start({
        name,
        command: process.execPath,
        args: [...FOLLOW_PARENT, fileURLToPath(new URL(script, PROJECT))],
        cwd,
        env: { ...process.env, ...env, PORT: String(port) },
        isReady: () => answersAt(`http://127.0.0.1:${port}${health}`),
        ...(restartsAtOnce ? { restartDelayMs: () => 0 } : {}),
      }),
    stop: async (name) => children.get(name)?.stop(),
    async stopAll() {
      const inOrder = [...children.values()].toReversed();
      for (const child of inOrder) wake(child.pid);
      for (const child of inOrder) await child.stop();
    },
    pidOf: (name) => children.get(name)?.pid ?? null,
    recoveries,
  };
}

function watchRecoveries() {
  const recoveries: Recovery[] = [];
  const crashedAt = new Map<string, number>();
  const onEvent = ({ name, type }: { name: string; type: 'crashed' | 'back' }) => {
    const at = crashedAt.get(name);
    if (type === 'crashed') crashedAt.set(name, at ?? performance.now());
    else if (at !== undefined) {
      recoveries.push({ name, ms: performance.now() - at });
      crashedAt.delete(name);
    }
  };
  return { recoveries, onEvent };
}

async function answersAt(address: string): Promise<boolean> {
  if (address.startsWith('mongodb:')) {
    const { MongoClient } = await import('mongodb');
    const client = new MongoClient(address, { serverSelectionTimeoutMS: 500 });
    return client
      .db('admin')
      .command({ ping: 1 })
      .then(
        () => true,
        () => false,
      )
      .finally(() => client.close());
  }
  const answer = await fetch(address, { signal: AbortSignal.timeout(2_000) }).catch(() => null);
  await answer?.body?.cancel();
  return answer?.ok === true;
}

/** Resumes a frozen process, so that it can stop. */
function wake(pid: number | null): void {
  if (pid !== null) process.kill(pid, 'SIGCONT');
}
