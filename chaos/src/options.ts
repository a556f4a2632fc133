import { parseArgs } from 'node:util';

export type Options = {
  seed: number;
  lineUps: number;
  clients: number;
  kills: number;
  /** Families that take passes over, use them and enter, beside the guests. */
  families: number;
  pauses: number;
  /** Runs the racy service instead of the real ones. */
  racy: boolean;
  /** Processes of queues kill themselves at named points of their code until each was hit this often; 0 turns it off. */
  crashPoints: number;
  port: number;
  dataDir: string;
};

const CRASHES_EACH = 20;

/** Parses the command line; throws an error that names the invalid option. */
export function readOptions(args: string[]): Options {
  const text = { type: 'string' } as const;
  const flag = { type: 'boolean', default: false } as const;
  const { values } = parseArgs({
    args,
    options: {
      seed: text,
      lineups: text,
      clients: text,
      kills: text,
      families: text,
      pauses: text,
      port: text,
      'data-dir': text,
      racy: flag,
      'crash-points': flag,
    },
  });
  const count = (
    name: 'seed' | 'lineups' | 'clients' | 'kills' | 'families' | 'pauses' | 'port',
    otherwise: number,
  ): number => {
    const value = values[name] ?? String(otherwise);
    if (!/^\d{1,9}$/.test(value))
      throw new Error(`--${name} takes a whole number, not "${value}".`);
    return Number(value);
  };
  const seed = count('seed', Math.floor(Math.random() * 1_000_000));
  const port = count('port', 21_600);
  return {
    seed,
    port,
    lineUps: count('lineups', 10_000),
    clients: count('clients', 500),
    kills: count('kills', 5),
    families: values.racy || values['crash-points'] ? 0 : count('families', 40),
    pauses: count('pauses', 2),
    racy: values.racy,
    crashPoints: values['crash-points'] ? CRASHES_EACH : 0,
    dataDir: values['data-dir'] ?? `/tmp/chaos-${port}`,
  };
}
