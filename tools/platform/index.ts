export { Child, type ChildSpec } from './processes/child.ts';
export { runPlatform } from './run-platform.ts';
export type { PartName } from './settings/parts.ts';
export {
  type Platform,
  type PlatformEvent,
  type PlatformOptions,
  startPlatform,
} from './start-platform.ts';
