import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, chromiumPath } from './support/browser.ts';
import { env } from './support/env.ts';
import { platformUrls } from './support/platform.ts';

const { shell } = platformUrls();

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // The journeys share one platform and some of them stop parts of it: one after the other.
  workers: 1,
  fullyParallel: false,
  forbidOnly: true,
  // Long enough for a machine that is slow and busy: nothing waits for it where things go well.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  reporter: env.reportFile ? [['line'], ['json', { outputFile: env.reportFile }]] : [['list']],
  use: {
    baseURL: shell,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    // Nothing moves but where a journey is about moving.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    trace: 'retain-on-failure',
    launchOptions: { executablePath: chromiumPath(), args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'api', testDir: 'api' },
    {
      name: 'journeys',
      testDir: 'journeys',
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
  ],
  webServer: {
    command: 'node support/start-platform.ts',
    url: `${shell}/health`,
    reuseExistingServer: !env.isCi,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  },
});
