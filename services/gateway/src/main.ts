import { createLog, readConfig, startService } from '@turno/kit';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';

const config = readConfig(configSchema);
const log = createLog('gateway', config.LOG_LEVEL);

await startService({
  name: 'gateway',
  config,
  app: createApp(config, log),
  log,
  onStop: async () => {},
});
