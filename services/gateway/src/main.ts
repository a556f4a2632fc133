import { createLog, createMetrics, readConfig, startService } from '@turno/kit';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';
import { serveMetrics } from './serve-metrics.ts';

const config = readConfig(configSchema);
const log = createLog('gateway', config.LOG_LEVEL);
const metrics = createMetrics();
const metricsServer = await serveMetrics(metrics, config);

await startService({
  name: 'gateway',
  config,
  app: createApp(config, log, metrics),
  log,
  onStop: async () => {
    metricsServer?.close();
  },
});
