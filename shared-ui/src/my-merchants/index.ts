export {
  atomWithChosenMerchant,
  type MyMerchants,
  myMerchantsKeyAtom,
  readMyMerchants,
} from './my-merchants.ts';
export { NoMerchant, type NoMerchantProps } from './no-merchant.tsx';
