import { ApiError, type Route, repliedIf, serve } from '@turno/kit';
import {
  addDeskCall,
  type Desk,
  desksCall,
  removeDeskCall,
  renameDeskCall,
} from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';
import type { Deps } from '../deps.ts';

/** What a manager does with the desks of a merchant. */
export function deskRoutes({ store: { desks } }: Deps): Route[] {
  return [
    serve(desksCall, ({ params }) => desks.findOf(params.merchantId)),
    serve(addDeskCall, async ({ params, body }) =>
      deskOrThrow(await desks.add(params.merchantId, body.name)),
    ),
    serve(renameDeskCall, async ({ params: { merchantId, deskId }, body }) =>
      deskOrThrow(await desks.rename(merchantId, deskId, body.name)),
    ),
    serve(removeDeskCall, async ({ params: { merchantId, deskId } }) =>
      repliedIf(await desks.remove(merchantId, deskId), null),
    ),
  ];
}

function deskOrThrow(decision: { desk: Desk; isChange: boolean } | RuleViolation) {
  if ('desk' in decision) return repliedIf(decision.isChange, decision.desk);
  throw new ApiError(decision.code, decision.payload ?? null);
}
