import { existsSync, globSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { ensureChromium } from './chromium.ts';
import { type Counts, chaosCounts, jestCounts, playwrightCounts } from './counts.ts';
import { runCommand } from './run-command.ts';

const GROUPS = ['check', 'unit', 'chaos', 'e2e'] as const;
export type Group = (typeof GROUPS)[number];
type StepResult = Counts & { output: string };
export type Step = { name: string; group: Group; run: (project: string) => Promise<StepResult> };

export const STEPS: readonly Step[] = [
  check('style', ['biome', 'check', '.']),
  check('boundaries', ['turbo', 'boundaries']),
  check('types', ['turbo', 'run', 'typecheck', '--output-logs=errors-only']),
  check('dead code', ['knip']),
  { name: 'unit and service tests', group: 'unit', run: runJest },
  { name: 'promises under faults', group: 'chaos', run: runChaos },
  { name: 'journeys in a browser', group: 'e2e', run: runPlaywright },
];

function check(name: string, line: string[]): Step {
  return {
    name,
    group: 'check',
    async run(project) {
      const { isGood, output } = await runCommand({ line, cwd: project });
      return { passed: isGood ? 1 : 0, failed: isGood ? 0 : 1, output };
    },
  };
}

async function runJest(project: string): Promise<StepResult> {
  return withReport(async (file) => {
    const folders = testedWorkspaces(project);
    const flags = ['--json', `--outputFile=${file}`, '--maxWorkers=2', '--ci', '--forceExit'];
    const line = ['jest', ...flags, '--projects', ...folders];
    const { output } = await runCommand({ line, cwd: project });
    return { output, countsOf: jestCounts };
  });
}

/** The short form of `npm run chaos`; a failure names its seed. */
async function runChaos(project: string): Promise<StepResult> {
  const load = '--lineups 2000 --clients 200 --families 8 --kills 4 --pauses 1';
  const line = [process.execPath, 'chaos/src/main.ts', ...load.split(' ')];
  const { isGood, output } = await runCommand({ line, cwd: project });
  return { ...chaosCounts(isGood, output), output };
}

/** Journeys wait as often as they compute: two platforms use two cores, each with tests of its own. */
const PLATFORMS = '2';

async function runPlaywright(project: string): Promise<StepResult> {
  return withReport(async (file) => {
    const browser = await ensureChromium();
    const env = { CHROMIUM_PATH: browser, E2E_PLATFORMS: PLATFORMS, E2E_REPORT: file };
    const cwd = join(project, 'e2e');
    const { output } = await runCommand({ line: ['playwright', 'test'], cwd, env });
    return { output, countsOf: playwrightCounts };
  });
}

type Reported<Report> = { output: string; countsOf: (report: Report) => Counts };

/** Lets a runner write its JSON report; no report, or a runner that cannot begin, is one failure. */
async function withReport<Report>(
  run: (file: string) => Promise<Reported<Report>>,
): Promise<StepResult> {
  const folder = mkdtempSync(join(tmpdir(), 'turno-report-'));
  const file = join(folder, 'report.json');
  let output = '';
  try {
    const step = await run(file);
    output = step.output;
    return { ...step.countsOf(JSON.parse(readFileSync(file, 'utf8'))), output };
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return { passed: 0, failed: 1, output: `${output}\n${reason}` };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Folders of the workspaces that hold unit tests. */
function testedWorkspaces(project: string): string[] {
  const facts: unknown = JSON.parse(readFileSync(join(project, 'package.json'), 'utf8'));
  const { workspaces } = facts as { workspaces: string[] };
  return globSync(workspaces, { cwd: project })
    .filter((folder) => existsSync(join(project, folder, 'jest.config.js')))
    .toSorted();
}

/** The groups of steps that a command line asks for: all, or those named by `--only`. */
export function wantedGroups(args: string[]): readonly Group[] {
  const options = { only: { type: 'string', multiple: true } } as const;
  const { only } = parseArgs({ args, options }).values;
  if (!only) return GROUPS;
  const names = only.flatMap((text) => text.split(','));
  return names.map((name) => {
    const group = GROUPS.find((each) => each === name);
    if (!group) throw new Error(`--only takes ${GROUPS.join(', ')}; there is no "${name}".`);
    return group;
  });
}
