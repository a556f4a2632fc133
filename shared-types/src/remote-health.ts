import * as z from 'zod/mini';
import { REMOTE_NAMES } from './remotes.ts';

/** What a page tells of one attempt to load a remote, or of one that broke while it ran. */
export const remoteHealthSchema = z.object({
  name: z.enum(REMOTE_NAMES),
  version: z.string().check(z.minLength(1), z.maxLength(64)),
  outcome: z.enum(['loaded', 'slow', 'failed']),
});

export type RemoteHealth = z.infer<typeof remoteHealthSchema>;
