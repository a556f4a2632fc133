// Passes and the people they are for: the calls of users and of staff (PAS-001 to PAS-036).
export { activatePassesCall, associatePassesCall } from './calls/passes/assignments.ts';
export {
  createPassOwnerCall,
  passCall,
  passOwnerCall,
  passOwnersCall,
  renamePassOwnerCall,
} from './calls/passes/pass-owners.ts';
export type { PassWithDetails } from './entities/pass.ts';
