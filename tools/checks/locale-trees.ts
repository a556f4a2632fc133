import { globSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { REMOTE_NAMES } from '@turno/shared-types';
import type { TextTree } from './text-use.ts';

/** The root of the project. */
export const project = resolve(__dirname, '../..');
/** The languages of the product. */
export const LOCALES = ['it', 'en', 'es', 'de'] as const;
/** The folders that have texts of their own; those inside another have none of its. */
export const OWNERS = [
  ...REMOTE_NAMES.map((name) => `${name}/src`),
  'shell/src',
  'mfe-display/src/kiosk',
];
/** The texts that all owners share. */
export const SHARED = 'shared-ui/src/i18n/locales';

/** The texts of a workspace in one language: a file, or a folder where they are many. */
export function treeIn(folder: string, locale: string): TextTree {
  const files = globSync(`${folder}/{${locale}.ts,${locale}/{index,operated}.ts}`, {
    cwd: project,
  });
  const trees = files.map((file) => (require(join(project, file)) as { texts: TextTree }).texts);
  return Object.assign({}, ...trees);
}
