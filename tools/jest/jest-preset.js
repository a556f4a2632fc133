// For a package that may not depend on this one: `preset: '../tools/jest/jest-preset.js'`.
export { nodePreset as default } from './preset.js';
