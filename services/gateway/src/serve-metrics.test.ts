import { createLog, createMetrics } from '@turno/kit';
import { startTestService } from '@turno/kit/test';
import { createApp } from './app.ts';
import { configSchema } from './config.ts';
import { serveMetrics } from './serve-metrics.ts';

test('the public port has no metrics; a port of their own has those of the public one', async () => {
  const config = configSchema.parse({
    INTERNAL_SECRET: 'a-secret-between-services',
    METRICS_PORT: '0',
  });
  const metrics = createMetrics();
  const server = await serveMetrics(metrics, config);
  const gateway = await startTestService(
    createApp(config, createLog('gateway', 'silent'), metrics),
  );
  expect((await fetch(`${gateway.url}/metrics`)).status).toBe(404);
  await fetch(`${gateway.url}/health`);
  const address = server?.address();
  const port = typeof address === 'object' ? address?.port : null;
  const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
  expect(text).toContain('http_request_duration_seconds_count');
  await gateway.close();
  server?.close();
});

test('without a port of their own metrics are served nowhere', async () => {
  const config = configSchema.parse({ INTERNAL_SECRET: 'a-secret-between-services' });
  expect(await serveMetrics(createMetrics(), config)).toBeNull();
});
