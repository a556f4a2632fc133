export {
  atomWithChosenMerchant,
  chooseMerchantAtom,
  type MyMerchants,
  myMerchantsKeyAtom,
  readMyMerchants,
  readStaffMerchantsAtom,
  type StaffMerchants,
} from './chosen-merchant.ts';
export { useMailConfirmation } from './mail-confirmation.ts';
export { mayAt, NoMerchant, type NoMerchantProps } from './my-merchants.tsx';
export { LinkForUnverified } from './send-link-again.tsx';
export { UnlistedNotice } from './unlisted-notice.tsx';
