import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

/** The contract that a release was built against, beside its files. */
export const CONTRACT_FILE = 'openapi.json';
const PRINTER = 'services/gateway/src/documents/print-contract.ts';

/** The contract as the sources of a project say it now; `null` of a project without a gateway. */
export function presentContract(project: string): string | null {
  const printer = join(project, PRINTER);
  if (!existsSync(printer)) return null;
  return execFileSync(process.execPath, [printer], { encoding: 'utf8', maxBuffer: 64 * 2 ** 20 });
}
