export {
  atomWithChosenMerchant,
  chooseMerchantAtom,
  type MyMerchants,
  myMerchantsKeyAtom,
  readMyMerchants,
  readStaffMerchantsAtom,
  type StaffMerchants,
} from './chosen-merchant.ts';
export { type LostMerchant, useLostMerchant } from './lost-merchant.ts';
export { useMailConfirmation } from './mail-confirmation.ts';
export { MerchantSelect } from './merchant-select.tsx';
export { OnPublicSite, PublicSiteLink } from './merchants-elsewhere.tsx';
export { mayAt, NoMerchant, type NoMerchantProps, roleAt } from './my-merchants.tsx';
export { useNotifyRole } from './notify-role.ts';
export { LinkForUnverified } from './send-link-again.tsx';
export { UnlistedNotice } from './unlisted-notice.tsx';
