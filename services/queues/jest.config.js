import { nodePreset } from '@turno/tools/jest';

export default {
  ...nodePreset,
  // Only counted with `--coverage`: what decides, and what carries a decision out.
  collectCoverageFrom: ['src/*/{rules,actions}/**/*.ts'],
  coverageReporters: ['text'],
  coverageThreshold: { global: { lines: 95 } },
};
