import * as z from 'zod/mini';

export const REMOTE_NAMES = ['mfe-consumer', 'mfe-merchant', 'mfe-display', 'mfe-passes'] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];

const files = { js: z.array(z.string()), css: z.array(z.string()) };

/** One released version of a remote, as listed in `/remotes.json`. Addresses are absolute. */
export const remoteRecordSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string(),
  /** The range of the host contract for which the remote was built. */
  hostApi: z.string(),
  entry: z.string(),
  manifest: z.string(),
  /** Address of a script -> its `sha384-…`; the browser rejects a file that differs. */
  integrity: z.record(z.string(), z.string()),
  /** The files that the first render of the remote needs. */
  preload: z.object(files),
  /** The additional files that the screen of a path, in the router's syntax, needs. */
  routes: z.optional(z.array(z.object({ path: z.string(), ...files }))),
  /** The chunk of its texts, by language. */
  texts: z.optional(z.record(z.string(), z.object(files))),
});

export type RemoteRecord = z.infer<typeof remoteRecordSchema>;

/** The release pointer: the live version of each remote and the one before it. */
export const remotesFileSchema = z.object({
  schema: z.literal(1),
  remotes: z.array(remoteRecordSchema),
  /** The last good version of each remote, to fall back on. */
  previous: z.array(remoteRecordSchema),
  /** Versions that a share of the visitors tries (`releasesFor`). */
  canaries: z.optional(
    z.array(
      z.object({ percent: z.number().check(z.gte(0), z.lte(100)), release: remoteRecordSchema }),
    ),
  ),
  /** A version that a member of the team asked for (`withPreview`); no other visitor gets it. */
  preview: z.optional(remoteRecordSchema),
});

export type RemotesFile = z.infer<typeof remotesFileSchema>;
