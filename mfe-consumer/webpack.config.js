import { remoteConfigs } from '@turno/tools/webpack';

export default remoteConfigs(import.meta.url);
