import { ApiError, type Route, repliedIf, serve } from '@turno/kit';
import {
  addDeskCall,
  type Desk,
  desksCall,
  removeDeskCall,
  renameDeskCall,
} from '@turno/shared-types';
import type { RuleViolation } from '../../core/index.ts';
import { announceMerchant } from '../../merchants/index.ts';
import type { Deps } from '../deps.ts';

type Decision = { desk: Desk; isChange: boolean } | RuleViolation;

/** S-20: the calls with which a manager edits the desks of a merchant; every open dashboard is updated. */
export function deskRoutes({ publish, store: { desks } }: Deps): Route[] {
  const announce = (merchantId: number) => announceMerchant({ publish }, merchantId);
  const deskOf = async (merchantId: number, decision: Decision) => {
    if ('code' in decision) throw new ApiError(decision.code, decision.payload ?? null);
    await announce(merchantId);
    return repliedIf(decision.isChange, decision.desk);
  };
  return [
    serve(desksCall, ({ params }) => desks.findOf(params.merchantId)),
    serve(addDeskCall, async ({ params: { merchantId }, body }) =>
      deskOf(merchantId, await desks.add(merchantId, body.name)),
    ),
    serve(renameDeskCall, async ({ params: { merchantId, deskId }, body }) =>
      deskOf(merchantId, await desks.rename(merchantId, deskId, body.name)),
    ),
    serve(removeDeskCall, async ({ params: { merchantId, deskId } }) => {
      const isChange = await desks.remove(merchantId, deskId);
      await announce(merchantId);
      return repliedIf(isChange, null);
    }),
  ];
}
