export { scriptBase } from '../theme/script-base.ts';
export {
  emitAtom,
  flagsAtom,
  franchiseIdAtom,
  httpAtom,
  lastMerchantIdAtom,
  localeAtom,
  propsAtom,
  rememberMerchantAtom,
  sessionAtom,
  storageAtom,
} from './atoms.ts';
export { brandAtom } from './brand-atoms.ts';
export { GuestEnded } from './guest-ended.tsx';
export { mountRemote } from './mount-remote.tsx';
export { DEFAULT_FLAGS, mountOptionsOf, type PageConfig, readPageConfig } from './page-config.ts';
export { ForeignRoute, RedirectBecause, type RedirectReason } from './redirects.tsx';
export { RemoteFrame } from './remote-frame.tsx';
export { type StandaloneOptions, startStandalone, startUnattended } from './start-standalone.tsx';
export { UnattendedFrame } from './unattended-frame.tsx';
export { useThemeAttributes } from './use-theme-attributes.ts';
