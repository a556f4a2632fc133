export { remoteConfigs } from './remote.js';
export { shellConfig } from './shell.js';
