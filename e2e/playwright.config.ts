import { defineConfig, devices } from '@playwright/test';
import { CHROMIUM_ARGUMENTS, CHROMIUM_PATH } from './support/browser/browser.ts';
import { env, inheritedEnv } from './support/platform/env.ts';
import { platformUrls, portsOf } from './support/platform/platform.ts';

const { shell } = platformUrls();
const platforms = Array.from({ length: env.platforms }, (_, number) => number);

export default defineConfig({
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results',
  // Some journeys stop parts of their platform: those that share one run one after the other.
  workers: env.platforms,
  fullyParallel: false,
  forbidOnly: true,
  // A step that hangs fails within seconds; a test with slow steps of its own sets a longer limit.
  timeout: 90_000,
  expect: { timeout: 20_000, toPass: { timeout: 30_000 } },
  // A test that passes only when it is retried is reported as flaky, by name.
  retries: 1,
  reporter: env.reportFile ? [['line'], ['json', { outputFile: env.reportFile }]] : [['list']],
  use: {
    baseURL: shell,
    locale: 'en-GB',
    timezoneId: 'Europe/Rome',
    actionTimeout: 15_000,
    navigationTimeout: 30_000,
    // Nothing moves but where a journey is about moving.
    contextOptions: { reducedMotion: 'reduce' },
    screenshot: 'only-on-failure',
    // Recording every test would cost the machine a part of its speed.
    trace: 'on-first-retry',
    launchOptions: { executablePath: CHROMIUM_PATH, args: CHROMIUM_ARGUMENTS },
  },
  projects: [
    { name: 'api', testDir: 'api' },
    {
      name: 'journeys',
      testDir: 'journeys',
      use: { ...devices['Pixel 7'], defaultBrowserType: 'chromium' },
    },
    // Reads what all others made the services write.
    { name: 'logs', testDir: 'logs', dependencies: ['api', 'journeys'] },
  ],
  webServer: platforms.map((platform) => ({
    command:
      'node --import ../tools/platform/processes/follow-parent.js support/platform/start-platform.ts',
    env: { ...inheritedEnv, E2E_PLATFORM: String(platform) },
    url: `${platformUrls(portsOf(platform)).shell}/health`,
    reuseExistingServer: !env.isCi,
    timeout: 600_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 20_000 },
    stdout: 'ignore',
    stderr: 'pipe',
  })),
});
