import { ApiError, type Caller, type Route, requireCaller, serve } from '@turno/kit';
import {
  redeemPassesCall,
  scanCodeCall,
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from '@turno/shared-types/passes';
import { isMerchant } from '@turno/shared-types/rules';
import type { Deps } from '../deps.ts';
import { presentPass } from '../passes/index.ts';
import { redeemPasses } from './redeem-passes.ts';
import { scanCode } from './scan-code.ts';
import { sharePasses, sharePassOwners, withdrawShare } from './share.ts';

/** The calls that transfer passes between accounts. */
export function sharingRoutes(deps: Deps): Route[] {
  return [
    serve(scanCodeCall, async ({ body: { value: text }, ...input }) => {
      const { userId, role } = requireCaller(input);
      const scanned = await scanCode(deps, { userId, isStaff: isMerchant(role), text });
      return { ...scanned, passes: scanned.passes?.map((pass) => presentPass(pass)) ?? null };
    }),
    serve(redeemPassesCall, async ({ body: { token }, ...input }) => {
      const { userId } = requireCaller(input);
      return { passIds: await redeemPasses(deps, { userId, token }) };
    }),
    serve(sharePassesCall, async ({ body, ...input }) => {
      const { passIds, staff, shareToken: earlier, renew } = body;
      const giver = giverOf(input, staff);
      return { shareToken: await sharePasses(deps, { ...giver, passIds, earlier, renew }) };
    }),
    serve(sharePassOwnersCall, async ({ body, ...input }) => {
      const { passOwnerIds: ownerIds, staff, shareToken: earlier, renew } = body;
      const { userId } = giverOf(input, staff);
      return { shareToken: await sharePassOwners(deps, { userId, ownerIds, earlier, renew }) };
    }),
    serve(withdrawShareCall, async ({ body: { token }, ...input }) => {
      const { userId } = requireCaller(input);
      await withdrawShare(deps, { userId, token });
      return null;
    }),
  ];
}

/** The account that shares; only a staff account may claim to be one (G-32). */
function giverOf(input: { caller: Caller | null }, isStaff = false) {
  const { userId, role } = requireCaller(input);
  if (isStaff && !isMerchant(role)) throw new ApiError('forbidden');
  return { userId, isStaff };
}
