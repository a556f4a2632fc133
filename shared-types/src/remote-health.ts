import * as z from 'zod/mini';
import { REMOTE_NAMES } from './remotes.ts';

/** A page's report about one attempt to load a remote, or about one that failed while it ran. */
export const remoteHealthSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  outcome: z.enum(['loaded', 'slow', 'failed']),
});

const count = z.number().check(z.gte(0));

/** The counts of a gateway for the released versions since an instant. */
export const releaseHealthSchema = z.object({
  since: z.string(),
  counts: z.array(
    z.object({
      name: z.enum(REMOTE_NAMES),
      version: z.string(),
      loaded: count,
      slow: count,
      failed: count,
    }),
  ),
});

export type ReleaseHealth = z.infer<typeof releaseHealthSchema>;
export type RemoteHealth = z.infer<typeof remoteHealthSchema>;
