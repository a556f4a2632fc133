export { baseConfig } from './base.js';
export { catalogueConfig } from './catalogue.js';
export { ChunkFilesPlugin } from './chunk-files-plugin.js';
export { PagePlugin } from './page-plugin.js';
export { remoteConfigs } from './remote.js';
export { shellConfig } from './shell.js';
