import { servicePreset } from '@turno/tools/jest';

export default servicePreset;
