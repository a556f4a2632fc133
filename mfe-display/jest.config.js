import { browserPreset } from '@turno/tools/jest';

export default browserPreset;
