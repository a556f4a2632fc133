import { catalogueConfig } from '@turno/tools/webpack';

export default catalogueConfig(import.meta.url);
