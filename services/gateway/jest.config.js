import { nodePreset } from '@turno/tools/jest';

export default nodePreset;
