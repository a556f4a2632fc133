import { basename, resolve } from 'node:path';
import { nodePreset } from '../jest/preset.js';

// Run from the folder of the package whose rules are changed; of one room of them where the environment names it.
const { MUTATION_ROOM: room = 'src/**/rules' } = process.env;
const name = [basename(process.cwd()), ...(room.includes('*') ? [] : [basename(room)])].join('-');
/** Beside the packages, so that none of them takes the changed copies for tests of its own. */
const cache = resolve(import.meta.dirname, '../../.cache/mutation');

/** Mutation testing of a package's rules by their own unit tests. */
export default {
  mutate: [`${room}/**/*.ts`, `!${room}/**/*.test.ts`],
  ignorePatterns: ['**', '!src/**', '!test/**', '!test-data/**', '!data/**', '!package.json'],
  testRunner: 'jest',
  jest: {
    config: { ...nodePreset, testMatch: [`<rootDir>/${room}/**/*.test.ts`] },
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
