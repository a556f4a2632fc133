import { mkdirSync } from 'node:fs';
import { userInfo } from 'node:os';
import { join } from 'node:path';
import { readOrCreate } from '../../signing/index.ts';
import { hashOfKey, newTeamKey } from './team.ts';

const FILE = 'team-key';

/**
 * Sets `RELEASE_TEAM` where it is not set: on one machine its user is the team, with a key that is made once and that its
 * owner alone may read. Returns the file of the key; `null` where the operator has named a team.
 */
export function provideTeam(dataDir: string, env: NodeJS.ProcessEnv): string | null {
  if (env.RELEASE_TEAM) return null;
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, FILE);
  const key = readOrCreate(file, () => `${newTeamKey()}\n`).trim();
  env.RELEASE_TEAM = JSON.stringify({ [userInfo().username]: hashOfKey(key) });
  return file;
}
