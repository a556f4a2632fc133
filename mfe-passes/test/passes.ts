import type { Pass } from '@turno/shared-types';
import {
  createPassesCall,
  passOwnersCall,
  passTypesCall,
  sharePassesCall,
} from '@turno/shared-types/passes';
import { buildPass as buildAnyPass, type RenderedScreen, reply } from '@turno/shared-ui/test';

const ENTRANCE = {
  id: 3,
  name: 'Ingresso giornaliero',
  mode: 'generic',
  franchisingId: 4,
} as const;
const FAST_TRACK = { id: 1, name: 'Fast Track', mode: 'specific', franchisingId: null } as const;

/** An entrance that belongs to no account yet. */
export function buildPass(id: number, change: Partial<Pass> = {}): Pass {
  const type = { passTypeId: ENTRANCE.id, pass_type: ENTRANCE };
  return buildAnyPass({ id, ...type, mediacode: `K7QX2MBP${id}`, ...change });
}

export const types = reply(passTypesCall, [
  { ...ENTRANCE, kind: 0 },
  { ...FAST_TRACK, kind: 1 },
]);

export const creates = reply(createPassesCall, ({ body }) => {
  const { passCount } = body as { passCount: number };
  const passes = Array.from({ length: passCount }, (_, at) => buildPass(10 + at));
  return { passIds: passes.map(({ id }) => id), passes };
});

export const shares = reply(sharePassesCall, { shareToken: 'pass.shared' });

/** The account holds no pass that it has not handed over. */
export const nothingLeft = reply(passOwnersCall, []);

/** The bodies of the requests to paths that end so. */
export const bodies = ({ gateway }: RenderedScreen, end: string) =>
  gateway.requests
    .filter(({ path, method }) => method === 'POST' && path.endsWith(end))
    .map(({ body }) => body);
