/** For the tests of wallets: certificates, and stand-ins for the servers of Apple and Google. */
export { ACCOUNT, startGoogleStandIn } from './google-stand-in.ts';
export { openPhone, type Phone } from './phone.ts';
export { startPushStandIn } from './push-stand-in.ts';
export { readPassFile } from './read-pass-file.ts';
export {
  appleEnv,
  appleSettings,
  makeCertificates,
  PASS_TYPE_ID,
  type TestCertificates,
} from './test-certificates.ts';
