export { baseConfig } from './base.js';
export { catalogueConfig } from './catalogue.js';
export { ChunkFilesPlugin, PagePlugin } from './plugins.js';
export { remoteConfigs } from './remote.js';
export { shellConfig } from './shell.js';
