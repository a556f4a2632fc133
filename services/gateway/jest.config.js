import { nodePreset } from '@turno/tools/jest';

export default {
  ...nodePreset,
  // These ship ES modules only.
  transformIgnorePatterns: ['/node_modules/(?!(http-proxy-middleware|httpxy|is-plain-obj|jose)/)'],
};
