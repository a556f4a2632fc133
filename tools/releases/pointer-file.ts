import { join } from 'node:path';
import { REMOTE_NAMES } from '@turno/shared-types';
import * as z from 'zod';

const version = z.string().regex(/^\w[\w.+-]*$/);

const channelsSchema = z.object({
  /** Live: for everybody who is in no other channel. */
  version,
  /** Earlier live versions, newest first. */
  previous: z.array(version),
  /** A version that a share of the visitors tries before it becomes live. */
  canary: z.object({ version, percent: z.number().min(0).max(100) }).exactOptional(),
  /** Client key of a partner → the version that its pages stay on. */
  pins: z.record(z.string(), version).exactOptional(),
});

const changeSchema = z.object({
  /** Instant, ISO 8601 UTC. */
  at: z.string(),
  who: z.string(),
  remote: z.string(),
  before: z.string(),
  after: z.string(),
});

/** What `remotes.json` in a folder of releases holds. */
export const pointerSchema = z.object({
  schema: z.literal(1),
  remotes: z.partialRecord(z.enum(REMOTE_NAMES), channelsSchema),
  /** The last changes, newest first. Written together with what they tell of. */
  history: z.array(changeSchema).exactOptional(),
  /** Of all other fields, by the key of who releases. */
  signature: z.string().exactOptional(),
});

/** Which versions of one remote are released to whom. */
export type Channels = z.infer<typeof channelsSchema>;
/** One change of the pointer, for the record. */
export type PointerChange = z.infer<typeof changeSchema>;
/** Which version of each remote is released to whom. The gateway reads this file; nothing else moves a release. */
export type Pointer = z.infer<typeof pointerSchema>;

/** Where the pointer of a folder of releases is. */
export const pointerFile = (releasesDir: string): string => join(releasesDir, 'remotes.json');
