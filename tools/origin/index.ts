export { type OriginConfig, readOriginConfig } from './config.ts';
export { createOriginApp } from './create-origin-app.ts';
export { createShellApp } from './shell/shell-app.ts';
