import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { HOST_API } from '@turno/shared-types';
import nodePlop, { type ActionType } from 'node-plop';
import { PARTS } from '../settings/parts.ts';

const TEMPLATE = join(import.meta.dirname, 'template');
/** The remote whose tools and peers a new one takes over. */
const MODEL = 'mfe-display';
/** Where the columns of the table of pages begin. */
const [PATH_WIDTH, REMOTE_WIDTH] = [54, 12];

const NAME = /^[a-z][a-z0-9]*(-[a-z0-9]+)*$/;

/**
 * Writes the package of a new remote into a project and makes the remote known: in the contract, to the host, which shows
 * it to everybody at `/<name>`, and to what starts the platform. Returns the paths of what it wrote; throws a sentence,
 * with nothing written, when the name is not free.
 */
export async function createRemote(name: string, project: string): Promise<string[]> {
  const folder = `mfe-${name}`;
  if (!NAME.test(name)) {
    throw new Error('A name is lower-case letters, digits and hyphens, as in "room-service".');
  }
  if (existsSync(join(project, folder))) throw new Error(`${folder} is there already.`);
  const plop = await nodePlop('', { destBasePath: project, force: false });
  const generator = plop.setGenerator('remote', { prompts: [], actions: actionsFor(name) });
  const { peerDependencies, devDependencies } = JSON.parse(
    readFileSync(join(project, MODEL, 'package.json'), 'utf8'),
  );
  const { changes, failures } = await generator.runActions({
    name,
    folder,
    hostApi: HOST_API,
    title: titleOf(name),
    peers: nested(peerDependencies),
    tools: nested(devDependencies),
  });
  const [failure] = failures;
  if (failure) throw new Error(`${failure.path}: ${failure.error}`);
  return changes.map(({ path }) => path);
}

function actionsFor(name: string): ActionType[] {
  const folder = `mfe-${name}`;
  const variable = `${name.toUpperCase().replaceAll('-', '_')}_REMOTE_PORT`;
  const port = 1 + Math.max(...PARTS.filter(({ kind }) => kind === 'remote').map(portOf));
  const route = `/${name}`.padEnd(PATH_WIDTH);
  /** Puts a line after the last of those that a pattern finds. */
  const insert = (path: string, pattern: RegExp, line: string): ActionType => ({
    type: 'modify',
    path,
    pattern,
    template: `$1${line}`,
  });
  return [
    { type: 'addMany', destination: folder, base: TEMPLATE, templateFiles: `${TEMPLATE}/**/*.hbs` },
    insert('shared-types/src/remotes.ts', /(REMOTE_NAMES = \[[^\]]*?),?(?=\s*\])/, `, '${folder}'`),
    insert(
      'shared-types/src/host-routes.ts',
      /(HOST_ROUTES: readonly HostRoute\[\] = \[[\s\S]*?)(?=^\];$)/m,
      `  guarded('${folder}', 'everyone')('/${name}'),\n`,
    ),
    insert(
      'shell/src/navigation/page-for.test.ts',
      /(const TABLE = `[\s\S]*?)(?=^`;$)/m,
      `SHL-011 ${route} ${folder.padEnd(REMOTE_WIDTH)} ✓✓✓✓✓\n`,
    ),
    insert(
      'tools/settings/parts.ts',
      /(export const PARTS = \[[\s\S]*?)(?= {2}\{ name: 'shell')/,
      `  { name: '${folder}', kind: 'remote', portVariable: '${variable}', defaultPort: ${port} },\n`,
    ),
  ];
}

const portOf = ({ defaultPort }: (typeof PARTS)[number]) => defaultPort;

/** `room-service` -> `Room service`. */
function titleOf(name: string): string {
  const words = name.replaceAll('-', ' ');
  return `${words.charAt(0).toUpperCase()}${words.slice(1)}`;
}

/** JSON as the value of a field. */
const nested = (value: unknown) => JSON.stringify(value, null, 2).replaceAll('\n', '\n  ');
