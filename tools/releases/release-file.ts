import { join } from 'node:path';
import { REMOTE_NAMES, type RemoteName } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import * as z from 'zod';

/** The file of a release that says what it is. */
export const RELEASE_FILE = 'release.json';

/** A part of an address that stays below its folder. */
const relative = z.string().regex(/^(?!.*\.\.)[\w@-][\w@./-]*$/);

/** Scripts and styles, in the order in which they are needed. */
const files = z.object({ js: z.array(relative), css: z.array(relative) });

/** What `RELEASE_FILE` holds. Paths are relative to that folder. */
export const releaseSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string(),
  /** Range of the host contract the remote was built for. */
  hostApi: z.string(),
  /** Instant of the build, ISO 8601 UTC. */
  builtAt: z.string(),
  entry: relative,
  manifest: relative,
  /** Path of a script or style -> its `sha384-…`. */
  integrity: z.record(relative, z.string().regex(/^sha384-[\w+/=]+$/)),
  /** What the first render needs. */
  preload: files,
  /** What the screen of a path, in the router's syntax, needs beyond that; releases older than this field have none. */
  routes: z.array(files.extend({ path: z.string() })).default([]),
  /** The chunk of the remote's texts, by language. */
  texts: z.partialRecord(z.enum(LOCALES), files).default({}),
});

/** Scripts and styles, in the order in which they are needed. */
export type ReleaseFiles = z.infer<typeof files>;
/** What a release says of itself. */
export type ReleaseFacts = z.infer<typeof releaseSchema>;

/** Where a release is. */
export const releaseFolder = (releasesDir: string, name: RemoteName, version: string): string =>
  join(releasesDir, name, version);
