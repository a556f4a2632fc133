import pc from 'picocolors';
import {
  type Platform,
  type PlatformEvent,
  type PlatformOptions,
  startPlatform,
} from './start-platform.ts';

type Account = { email: string; password: string; name: string };

/** What a person needs to know once everything runs: where to look and whom to sign in as. */
function welcome({ urls }: Pick<Platform, 'urls'>, accounts: readonly Account[]): string {
  const rows: [string, string][] = [
    ['Turno', urls.shell],
    ['Visitors', urls['mfe-consumer']],
    ['Merchants', urls['mfe-merchant']],
    ['Board', `${urls['mfe-display']}/display/1`],
    ['Passes', urls['mfe-passes']],
    ['API', urls.gateway],
    ['API document', `${urls.gateway}/docs`],
  ];
  const people = accounts.map(({ name, email, password }) => [name, `${email}  ${password}`]);
  const width = Math.max(...[...rows, ...people].map(([label = '']) => label.length)) + 2;
  const line = ([label = '', text = '']: string[]) => `  ${label.padEnd(width)}${text}`;
  const signIn = people.length > 0 ? ['', pc.bold('Demo accounts'), ...people.map(line)] : [];
  return [
    '',
    pc.bold('Turno is running'),
    ...rows.map(line),
    ...signIn,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}

const MARKS: Record<PlatformEvent['type'], string> = {
  building: pc.dim('…'),
  built: pc.green('✓'),
  ready: pc.green('✓'),
  crashed: pc.red('✗'),
  back: pc.green('✓'),
  stopping: pc.dim('…'),
};
const WORDS: Record<PlatformEvent['type'], string> = {
  building: 'building',
  built: 'built',
  ready: 'ready',
  crashed: 'stopped unexpectedly, starting it again',
  back: 'is back',
  stopping: 'stopping',
};
const NAME_WIDTH = 14;

/** Writes one line for everything that happens, with the seconds since the start. */
function progressLines(write: (text: string) => void): (event: PlatformEvent) => void {
  const startedAt = Date.now();
  return ({ type, name }) => {
    const elapsed = `${((Date.now() - startedAt) / 1000).toFixed(1)} s`;
    const line = [MARKS[type], name.padEnd(NAME_WIDTH), WORDS[type], pc.dim(elapsed)];
    write(`${line.join(' ')}\n`);
  };
}

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
