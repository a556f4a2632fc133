import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { INTEGRITY } from '../../delivery/shell-build.ts';

const HOW = 'make one by `npm run release -w shell`, or name one in SHELL_DIR';

/**
 * Throws one sentence when a folder holds no host that can be served; in production also when it has no hashes of its
 * files, as after `npm run build -w shell`: pages could not check their scripts by hash.
 */
export function rejectUnbuiltHost(shellDir: string, isProduction: boolean): void {
  if (!existsSync(join(shellDir, 'index.html')))
    throw new Error(`${shellDir} holds no build of the host: ${HOW}.`);
  if (isProduction && !existsSync(join(shellDir, INTEGRITY)))
    throw new Error(`The host in ${shellDir} has no ${INTEGRITY}, which production needs: ${HOW}.`);
}
