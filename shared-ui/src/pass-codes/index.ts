/** The codes that hand passes over (PAS-020, PAS-036): how they are issued, shown again and withdrawn. */
export {
  issueCodeAtom,
  type PassCode,
  type Shared,
  type Withdrawal,
  withdrawCodesAtom,
} from './pass-codes.ts';
export { useOpenCodes } from './use-open-codes.ts';
