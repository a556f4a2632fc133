import { basename, resolve } from 'node:path';
import { nodePreset } from '../jest/preset.js';

// Run from the folder of the package whose rules are changed.
const name = basename(process.cwd());
/** Beside the packages, so that none of them takes the changed copies for tests of its own. */
const cache = resolve(import.meta.dirname, '../../.cache/mutation');

/** Mutation testing of a package's rules by their own unit tests. */
export default {
  mutate: ['src/**/rules/**/*.ts', '!src/**/rules/**/*.test.ts'],
  ignorePatterns: ['**', '!src/**', '!test/**', '!test-data/**', '!data/**', '!package.json'],
  testRunner: 'jest',
  jest: {
    config: { ...nodePreset, testMatch: ['<rootDir>/src/**/rules/**/*.test.ts'] },
  },
  coverageAnalysis: 'perTest',
  // Types are taken away, not checked, before tests run.
  disableTypeChecks: false,
  concurrency: 2,
  thresholds: { high: 95, low: 90, break: 90 },
  tempDirName: resolve(cache, 'work', name),
  cleanTempDir: 'always',
  incrementalFile: resolve(cache, `${name}-incremental.json`),
  reporters: ['progress-append-only', 'clear-text', 'html'],
  clearTextReporter: { allowColor: false, logTests: false, reportTests: false },
  htmlReporter: { fileName: resolve(cache, `${name}.html`) },
};
