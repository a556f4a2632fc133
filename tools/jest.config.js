export { nodePreset as default } from '@turno/tools/jest';
