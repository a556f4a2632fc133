export { useMailConfirmation } from './mail-confirmation.ts';
export {
  atomWithChosenMerchant,
  type MyMerchants,
  mayAt,
  myMerchantsKeyAtom,
  NoMerchant,
  type NoMerchantProps,
  readMyMerchants,
} from './my-merchants.tsx';
export { LinkForUnverified } from './send-link-again.tsx';
export { UnlistedNotice } from './unlisted-notice.tsx';
