import { nodePreset } from '@turno/tools/jest';

// bin/test.js is a command.
export default { ...nodePreset, testMatch: ['**/*.test.{js,ts}'] };
