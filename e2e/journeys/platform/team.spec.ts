import { readFileSync } from 'node:fs';
import { devices, expect, type Page } from '@playwright/test';
import { merchantAt } from '../../support/demo-data.ts';
import { startServer } from '../../support/platform/own-server.ts';
import {
  DATA_DIR,
  platformEnv,
  platformUrls,
  SPARE_PORTS,
} from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test.use({ ...devices['Desktop Chrome'] });

const RELEASES = `http://localhost:${SPARE_PORTS.releases}/releases`;
const PARTNER = 'partner-of-the-team';

async function signIn(page: Page): Promise<void> {
  await page.goto(RELEASES);
  await page.getByLabel('Your team key').fill(readFileSync(`${DATA_DIR}/team-key`, 'utf8').trim());
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Releases' })).toBeVisible();
}

const env = { ...platformEnv(), RELEASES_PORT: String(SPARE_PORTS.releases) };
const startReleases = () => startServer('tools/origin/releases-page/command.ts', env, RELEASES);

test('SHL-012 a member of the team sees who runs what, pins a partner, and looks at a version in the shell; nobody else does', async ({
  page,
  browser,
}) => {
  const server = await startReleases();
  await signIn(page);
  const board = page.getByRole('region', { name: 'mfe-display' });
  const version = (await board.locator('dd code').first().textContent()) ?? '';

  await board.getByLabel('Client key').fill(PARTNER);
  await board
    .getByRole('group', { name: 'Pin the pages of a client' })
    .getByRole('button', { name: 'Show what changes' })
    .click();
  await expect(page.getByText(`${version} is live, ${version} for ${PARTNER}`)).toBeVisible();
  await expect(page.getByRole('definition').first()).toHaveText(`${version} is live`);
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(page.getByRole('status')).toContainText('mfe-display was changed');
  const history = page.getByRole('region', { name: 'History' }).getByRole('listitem').first();
  await expect(history).toContainText(`${version} for ${PARTNER}`);
  await board.getByRole('button', { name: `Unpin ${PARTNER} of mfe-display` }).click();
  await page.getByRole('button', { name: 'Change it' }).click();
  await expect(board).not.toContainText(PARTNER);

  const opened = page.context().waitForEvent('page');
  await board
    .getByRole('button', { name: `Open in the shell with mfe-display ${version}` })
    .click();
  const shell = await opened;
  const badge = `Not live: this page runs mfe-display ${version}.`;
  await expect(shell.getByText(badge)).toBeVisible();
  expect(new URL(shell.url()).origin).toBe(platformUrls().shell);

  const stranger = await browser.newPage();
  await stranger.goto(shell.url());
  await expect(stranger.getByRole('heading', { level: 1 }).first()).toBeVisible();
  await expect(stranger.getByText(badge)).toHaveCount(0);
  await stranger.context().close();
  server.close();
});

test('SHL-012 a member of the team runs a build of their own in the shell of the platform, beside the live versions of all else', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const { id } = await merchantAt('forno-aurora');
  const server = await startReleases();
  const place = { TURNO_DATA_DIR: `${DATA_DIR}/own`, DISPLAY_PORT: String(SPARE_PORTS.ownBuild) };
  const origin = `http://localhost:${SPARE_PORTS.ownBuild}`;
  const build = await startServer(
    'tools/platform/dev-command.ts display --alone',
    { ...env, ...place },
    `${origin}/release.json`,
  );
  await signIn(page);
  const board = page.getByRole('region', { name: 'mfe-display' });
  const form = board.getByRole('group', { name: 'Try the build on your computer' });
  await form.getByLabel('Remote').fill(`display@localhost:${SPARE_PORTS.ownBuild}`);
  const opened = page.context().waitForEvent('page');
  await form.getByRole('button', { name: 'Open in the shell' }).click();
  const shell = await opened;
  await shell.waitForLoadState();
  const { origin: live, search } = new URL(shell.url());
  expect(live).toBe(platformUrls().shell);

  const asked = new Set<string>();
  shell.on('request', (request) => asked.add(request.url()));
  await shell.goto(`${live}/display/${id}${search}`);
  await expect(shell.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const version = `mfe-display localhost:${SPARE_PORTS.ownBuild}`;
  await expect(shell.getByText(`Not live: this page runs ${version}.`)).toBeVisible();
  const own = [...asked].filter((address) => address.startsWith(`${origin}/`));
  expect(own.join()).toMatch(/\/remoteEntry\.js.*\/expose-remote\.js/);
  // What fails to load or to run is reported, and the live version takes its place.
  expect([...asked].filter((address) => address.endsWith('/remote-health'))).toEqual([]);
  // All else is live.
  await shell.goto(`${live}/${search}`);
  await expect(shell.getByRole('heading', { level: 1 }).first()).toBeVisible();
  const { consumer } = platformUrls();
  const entries = [...asked].filter((address) => address.endsWith('/remoteEntry.js'));
  expect(entries.at(-1)).toContain(consumer);
  build.close();
  server.close();
});
