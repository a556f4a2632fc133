export { Child, type ChildSpec } from './child.ts';
export type { PartName } from './parts.ts';
export {
  type Platform,
  type PlatformEvent,
  type PlatformOptions,
  startPlatform,
} from './start-platform.ts';
