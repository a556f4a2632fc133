// By path: the tools build on this package, so it cannot depend on them.
export default { preset: '../tools/jest/jest-preset.js' };
