import { browserPreset } from '@turno/tools/jest';

// A screen's test walks through several steps.
export default { ...browserPreset, testTimeout: 60_000 };
