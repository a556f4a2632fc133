export { type OriginConfig, readOriginConfig } from './config.ts';
export { createOriginApp } from './create-origin-app.ts';
export { createOwnBuildApp } from './remote/own-build-app.ts';
export { createPublicReaders } from './shell/read-visit.ts';
export { createShellApp } from './shell/shell-app.ts';
