import { progressLines } from './progress-lines.ts';
import { type Platform, type PlatformOptions, startPlatform } from './start-platform.ts';
import { welcome } from './welcome.ts';

const write = (text: string) => void process.stdout.write(text);

/** Runs the platform for a person at a terminal until Ctrl-C; an expected error is one sentence and exit code 1. */
export async function runPlatform(options: PlatformOptions = {}): Promise<Platform> {
  let isStopping = false;
  let stop: (() => Promise<void>) | null = null;
  const onSignal = () => {
    // A second Ctrl-C does not wait: the children follow us when we are gone.
    if (isStopping || stop === null) process.exit(130);
    isStopping = true;
    void stop().then(() => process.exit(0));
  };
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, onSignal);
  try {
    const platform = await startPlatform({ onEvent: progressLines(write), ...options });
    stop = platform.stop;
    write(welcome(platform, await demoAccounts()));
    return platform;
  } catch (error) {
    process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
    return process.exit(1);
  }
}

async function demoAccounts() {
  if (process.env.DEMO_DATA === 'false' || process.env.NODE_ENV === 'production') return [];
  const { DEMO_ACCOUNTS } = await import('../seed/index.ts');
  return DEMO_ACCOUNTS;
}
