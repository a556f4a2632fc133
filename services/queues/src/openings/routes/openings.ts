import { ApiError, type Route, serve } from '@turno/kit';
import {
  changeOpeningCall,
  createOpeningCall,
  deleteOpeningCall,
  openingsCall,
  saveOpeningsCall,
} from '@turno/shared-types';
import { changeOpening, createOpening, saveOpenings } from '../actions/change-openings.ts';
import type { Deps } from '../deps.ts';

/** Opening hours of a merchant: weekly, special, closings; one by one or all together. */
export function openingRoutes(deps: Deps): Route[] {
  return [
    serve(openingsCall, async ({ params }) => {
      const merchant = await deps.store.merchants.find(params.merchantId);
      if (!merchant) throw new ApiError('merchant_not_found');
      return merchant.openings;
    }),
    serve(createOpeningCall, ({ params, body }) => createOpening(deps, params.merchantId, body)),
    serve(changeOpeningCall, ({ params, body }) => changeOpening(deps, params, body)),
    serve(deleteOpeningCall, async ({ params }) => {
      await saveOpenings(deps, params.merchantId, { delete: [params.openingId] });
      return null;
    }),
    serve(saveOpeningsCall, ({ params, body }) => {
      const { create = [], edit = [], delete: gone = [] } = body.openings;
      return saveOpenings(deps, params.merchantId, { create, edit, delete: gone });
    }),
  ];
}
