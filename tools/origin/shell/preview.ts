import type { KeyObject } from 'node:crypto';
import { type RemoteRecord, remotesFileSchema } from '@turno/shared-types';
import { WANTED_PARAMETER } from '@turno/shared-types/constants';
import {
  localOrigin,
  parseWanted,
  type WantedVersion,
  wantedText,
} from '@turno/shared-types/rules';
import type { Request } from 'express';
import { readTeamToken, verifyAnswer } from '../../signing/index.ts';
import { reportUnlessAway } from '../away.ts';
import { cookieOf } from '../team/team-session.ts';

export const TEAM_COOKIE = 'turno-team';

/**
 * A version that a member of the team asks for; `release` is `null` when there is none that may run. Of a build of their own
 * only the browser can ask: `codeOrigin` says where it is.
 */
export type Preview = WantedVersion & { release: RemoteRecord | null; codeOrigin: string | null };
export type ReadPreview = (request: Request) => Promise<Preview | null>;

type PreviewOptions = {
  gatewayUrl: string;
  /** Public keys of who releases: they signed the cookie of a member. Without keys there is no preview. */
  releaseKeys: readonly KeyObject[];
  /** Public keys of the gateway; without one any answer counts. */
  pointerKeys: readonly KeyObject[];
};

const DEADLINE_MS = 3_000;

/** Whether a text is the token of a member for the shell. */
export const isTeamToken = (text: string | undefined, keys: readonly KeyObject[]): boolean =>
  readTeamToken(text, { audience: 'shell', keys, now: new Date() }) !== null;

/**
 * Reads the version that `?remote=merchant@1.4.0` or `?remote=merchant@localhost:3002` names, for members of the team; for
 * everybody else there is none.
 */
export function createPreviewReader(options: PreviewOptions): ReadPreview {
  return async (request) => {
    const wanted = parseWanted(request.query[WANTED_PARAMETER]);
    if (wanted === null) return null;
    const token = cookieOf(request, TEAM_COOKIE);
    if (token === undefined || !isTeamToken(token, options.releaseKeys)) return null;
    const codeOrigin = localOrigin(wanted.version);
    const release = codeOrigin === null ? await ask(wanted, token, options) : null;
    return { ...wanted, release, codeOrigin };
  };
}

async function ask(
  wanted: WantedVersion,
  token: string,
  { gatewayUrl, pointerKeys }: PreviewOptions,
): Promise<RemoteRecord | null> {
  const query = new URLSearchParams({ remote: wantedText(wanted) });
  try {
    const answer = await fetch(`${gatewayUrl}/remotes.json?${query}`, {
      headers: { authorization: `Bearer ${token}` },
      signal: AbortSignal.timeout(DEADLINE_MS),
    });
    const given: unknown = answer.ok ? await answer.json() : null;
    if (!isSigned(given, pointerKeys)) return null;
    const { preview } = remotesFileSchema.parse(given);
    const isWanted = preview?.name === wanted.name && preview.version === wanted.version;
    return isWanted ? preview : null;
  } catch (error) {
    reportUnlessAway(error, wantedText(wanted));
    return null;
  }
}

function isSigned(answer: unknown, keys: readonly KeyObject[]): boolean {
  if (keys.length === 0) return answer !== null;
  const now = new Date();
  return 'issuedAt' in verifyAnswer(answer, { keys, now, lastIssuedAt: Number.NEGATIVE_INFINITY });
}
