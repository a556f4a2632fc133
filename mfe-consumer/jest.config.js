import { browserPreset } from '@turno/tools/jest';

// The test of a screen has several steps.
export default { ...browserPreset, testTimeout: 60_000 };
