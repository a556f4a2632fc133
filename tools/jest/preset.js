export const nodePreset = {
  testEnvironment: 'node',
  transform: {
    '\\.[jt]sx?$': [
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
  transformIgnorePatterns: ['/node_modules/(?!(ky|jotai|jotai-tanstack-query|jose|altcha-lib)/)'],
};
export const browserPreset = {
  ...nodePreset,
  testEnvironment: new URL('./browser-environment.js', import.meta.url).pathname,
};
