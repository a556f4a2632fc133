import { fileURLToPath } from 'node:url';

/** Packages that ship ES modules only; jest compiles them like our own sources. */
const esmPackages = [
  'altcha-lib',
  'canonicalize',
  'cockatiel',
  'jose',
  'jotai',
  'ky',
  'react-error-boundary',
];

const at = (path) => fileURLToPath(new URL(path, import.meta.url));

/** Jest settings of a package whose code runs in Node. */
export const nodePreset = {
  testEnvironment: 'node',
  testPathIgnorePatterns: ['/node_modules/', '/dist/', '/\\.data/'],
  modulePathIgnorePatterns: ['/dist/', '/\\.data/'],
  // A test may wait for a real database engine on a machine that is slow and busy.
  testTimeout: 60_000,
  maxWorkers: 2,
  transform: {
    '\\.[cm]?[jt]sx?$': [
      '@swc/jest',
      {
        jsc: {
          target: 'es2022',
          parser: { syntax: 'typescript', tsx: true },
          transform: { react: { runtime: 'automatic' } },
        },
        module: { type: 'commonjs' },
      },
    ],
  },
  transformIgnorePatterns: [`/node_modules/(?!(${esmPackages.join('|')})/)`],
};

/**
 * Jest settings of a service: its tests run in plain Node, from the sources, and load its modules once for all files
 * (decision 247).
 */
export const servicePreset = {
  testPathIgnorePatterns: nodePreset.testPathIgnorePatterns,
  modulePathIgnorePatterns: nodePreset.modulePathIgnorePatterns,
  maxWorkers: 2,
  runner: at('./service-runner.js'),
  setupFilesAfterEnv: [at('./service-setup.js')],
};

/** Jest settings of a package whose code runs in a browser. */
export const browserPreset = {
  ...nodePreset,
  testEnvironment: at('./browser-environment.js'),
  // Without this jsdom asks packages for their browser build, which is mostly ESM only.
  testEnvironmentOptions: { customExportConditions: [''] },
  setupFiles: [at('./browser-setup.js')],
  setupFilesAfterEnv: ['@testing-library/jest-dom', at('./silent-console.js')],
  fakeTimers: {
    enableGlobally: true,
    now: Date.parse('2026-11-21T10:00:00Z'),
    doNotFake: [...['hrtime', 'nextTick', 'queueMicrotask', 'setImmediate', 'clearImmediate']],
  },
  moduleNameMapper: {
    '\\.module\\.css$': at('./stubs/class-names.js'),
    '\\.css$': at('./stubs/empty.js'),
    '\\.(woff2|wasm|svg|png|mp3)(\\?.*)?$': at('./stubs/file-address.js'),
  },
};
