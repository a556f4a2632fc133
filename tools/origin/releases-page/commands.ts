import { REMOTE_NAMES } from '@turno/shared-types';
import * as z from 'zod';
import {
  type Plan,
  planCanary,
  planPin,
  planPromotion,
  planRollback,
  planUnpin,
} from '../../delivery/plans.ts';

const version = z.string().regex(/^\w[\w.+-]{0,63}$/, 'Choose a version.');
const clientKey = z
  .string()
  .trim()
  .regex(/^[\w.-]{1,64}$/, 'A client key is letters, digits, dots, hyphens and underscores.');
const name = z.enum(REMOTE_NAMES);

/** What a form of the page may ask for. Numbers arrive as text. */
export const commandSchema = z.discriminatedUnion('verb', [
  z.object({
    verb: z.literal('canary'),
    name,
    version,
    percent: z
      .string()
      .regex(/^\d{1,3}(\.\d{1,2})?$/, 'A share is a number from 0 to 100.')
      .transform(Number),
  }),
  z.object({ verb: z.literal('promote'), name }),
  z.object({ verb: z.literal('rollback'), name }),
  z.object({ verb: z.literal('pin'), name, clientKey, version }),
  z.object({ verb: z.literal('unpin'), name, clientKey }),
]);

export type Command = z.infer<typeof commandSchema>;

type Options = { releasesDir: string; who: string; seen?: string };

/** What the command of a form would change: the same plan as that of `npm run …`. */
export function planOf(command: Command, options: Options): Plan {
  switch (command.verb) {
    case 'canary':
      return planCanary(command.name, { ...options, ...command });
    case 'promote':
      return planPromotion(command.name, options);
    case 'rollback':
      return planRollback(command.name, options);
    case 'pin':
      return planPin(command.name, { ...options, ...command });
    case 'unpin':
      return planUnpin(command.name, { ...options, ...command });
  }
}
