export {
  emitAtom,
  flagsAtom,
  franchiseIdAtom,
  httpAtom,
  localeAtom,
  propsAtom,
  sessionAtom,
} from './atoms.ts';
export { DEFAULT_FLAGS } from './default-flags.ts';
export { ForeignRoute } from './foreign-route.tsx';
export { lastMerchantIdAtom } from './last-merchant-atom.ts';
export { mountRemote } from './mount-remote.tsx';
export { mountOptionsOf, type PageConfig, readPageConfig } from './page-config.ts';
export { RemoteFrame } from './remote-frame.tsx';
export { startStandalone, startWithoutForms } from './start-standalone.tsx';
export { useThemeAttributes } from './use-theme-attributes.ts';
