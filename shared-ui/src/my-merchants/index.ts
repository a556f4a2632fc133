export {
  atomWithChosenMerchant,
  type MyMerchants,
  myMerchantsKeyAtom,
  NoMerchant,
  type NoMerchantProps,
  readMyMerchants,
} from './my-merchants.tsx';
