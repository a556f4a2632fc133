import { parseArgs } from 'node:util';
import type { Group } from './steps.ts';

const GROUPS: readonly Group[] = ['check', 'unit', 'chaos', 'e2e'];

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
