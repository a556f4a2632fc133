export type { Channels, Pointer, ReleaseFacts } from '../releases/index.ts';
export { goLive } from './channels.ts';
export { adoptLastRelease } from './last-release.ts';
export { changePointer, readPointer } from './pointer.ts';
export { sourceDigest } from './project.ts';
export { ensureRelease, writeFacts } from './release.ts';
export { runWebpack } from './run-webpack.ts';
export { ensureShell } from './shell-build.ts';
export { isReleased } from './usable.ts';
