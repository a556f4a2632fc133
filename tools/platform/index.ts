export type { PartName } from '../settings/parts.ts';
export { Child, type ChildSpec } from './processes/child.ts';
export { FOLLOW_PARENT, SERVICE_FLAGS } from './processes/child-specs.ts';
export { runPlatform } from './run-platform.ts';
export {
  type Platform,
  type PlatformEvent,
  type PlatformOptions,
  startPlatform,
} from './start-platform.ts';
