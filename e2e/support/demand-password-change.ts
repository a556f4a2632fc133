import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { databaseUri } from './platform/database.ts';
import { PROJECT } from './platform/delivery.ts';
import { inheritedEnv } from './platform/env.ts';
import { platformEnv } from './platform/platform.ts';

/** Forces an account to choose another password at its next sign-in, as an operator does. */
export async function demandPasswordChange(email: string): Promise<void> {
  await promisify(execFile)(
    'npm',
    ['run', 'demand-password-change', '-w', '@turno/identity', '--', email],
    { cwd: PROJECT, env: { ...inheritedEnv, ...platformEnv(), MONGODB_URI: databaseUri() } },
  );
}
