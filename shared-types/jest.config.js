// A relative path, because the tools build on this package and it cannot depend on them.
export default { preset: '../tools/jest/jest-preset.js' };
