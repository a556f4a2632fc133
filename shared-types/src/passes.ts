// Passes and their owners: the calls of users and of staff (PAS-001 to PAS-036), and the days by which passes are judged.
export { merchantClosedCall, merchantVenueCall } from './calls/internal.ts';
export { activatePassesCall, associatePassesCall } from './calls/passes/assignments.ts';
export {
  changeMerchantPassTypeCall,
  createMerchantPassTypeCall,
  merchantPassTypesCall,
  removeMerchantPassTypeCall,
} from './calls/passes/merchant-pass-types.ts';
export {
  createPassOwnerCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
  renamePassOwnerCall,
} from './calls/passes/pass-owners.ts';
export {
  changePassTypeCall,
  createPassesCall,
  createPassTypeCall,
  franchisingPassTypesCall,
  passTypesCall,
  removePassTypeCall,
} from './calls/passes/pass-types.ts';
export {
  redeemPassesCall,
  scanCodeCall,
  sharePassesCall,
  sharePassOwnersCall,
  withdrawShareCall,
} from './calls/passes/sharing.ts';
export { readPassSchema } from './entities/check-in.ts';
export {
  MAX_PASSES,
  type PassType,
  type PassTypeWithPolicy,
  type PassWithDetails,
  type ScanResult,
} from './entities/pass.ts';
