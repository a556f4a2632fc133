// Tickets and passes in the wallets of phones.
export type { AppleWalletCalls } from './calls/wallets/apple-wallet.ts';
export {
  changedApplePassesCall,
  downloadApplePassCall,
  latestApplePassCall,
  logApplePassesCall,
  registerApplePassCall,
  savePassInAppleWalletCall,
  savePassInGoogleWalletCall,
  unregisterApplePassCall,
} from './calls/wallets/passes.ts';
export {
  changedAppleTicketsCall,
  downloadAppleTicketCall,
  latestAppleTicketCall,
  logAppleTicketsCall,
  registerAppleTicketCall,
  saveInAppleWalletCall,
  saveInGoogleWalletCall,
  unregisterAppleTicketCall,
} from './calls/wallets/tickets.ts';
