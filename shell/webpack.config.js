import { shellConfig } from '@turno/tools/webpack';

export default shellConfig(import.meta.url);
