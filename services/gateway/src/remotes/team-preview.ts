import type { RemoteRecord } from '@turno/shared-types';
import { parseWanted } from '@turno/shared-types/rules';
import { readTeamToken } from '@turno/tools/signing';
import type { Request } from 'express';
import type { Config } from '../config.ts';
import { readRelease } from './release.ts';

type Options = { config: Config; onError: (error: unknown, what: string) => void };

/** The member's token in a request, for one audience; `null` if no known key signed it. */
export function teamTokenOf(
  request: Request,
  { RELEASE_VERIFY_KEY: keys }: Pick<Config, 'RELEASE_VERIFY_KEY'>,
  audience: 'gateway' | 'shell',
) {
  const text = /^Bearer (.+)$/.exec(request.get('authorization') ?? '')?.[1];
  return readTeamToken(text, { audience, keys, now: new Date() });
}

/** The released version that a member of the team asked to see; it is verified like any other. */
export async function readPreview(
  request: Request,
  { config, onError }: Options,
): Promise<{ preview?: RemoteRecord }> {
  const wanted = parseWanted(request.query.remote);
  const origin = wanted && config.REMOTE_ORIGINS[wanted.name];
  if (!wanted || !origin || !teamTokenOf(request, config, 'shell')) return {};
  const { RELEASES_DIR: releasesDir, RELEASE_VERIFY_KEY: verifyKeys } = config;
  try {
    const place = { releasesDir, origin, verifyKeys };
    return { preview: await readRelease(place, wanted.name, wanted.version) };
  } catch (error) {
    onError(error, `${wanted.name} ${wanted.version}`);
    return {};
  }
}
