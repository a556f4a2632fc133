export type { Channels, Pointer } from '../releases/index.ts';
export { goLive } from './channels.ts';
export { changePointer, readPointer } from './pointer.ts';
export { sourceDigest } from './project.ts';
export { ensureRelease, writeFacts } from './release.ts';
export type { ReleaseFacts } from './release-facts.ts';
export { runWebpack } from './run-webpack.ts';
export { ensureShell } from './shell-build.ts';
export { isReleased } from './usable.ts';
