export { Child, type ChildSpec } from './child.ts';
export type { PartName } from './parts.ts';
export { runPlatform } from './run-platform.ts';
export {
  type Platform,
  type PlatformEvent,
  type PlatformOptions,
  startPlatform,
} from './start-platform.ts';
