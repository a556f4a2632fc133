import { expect, type Locator, type Page, test } from '@playwright/test';
import { HomePage } from '../../pages/public-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { account } from '../../support/demo-data.ts';
import { deliver, hashesOf, PROJECT, whileChanged } from '../../support/platform/delivery.ts';
import { DATA_DIR } from '../../support/platform/platform.ts';
import { freezePart } from '../../support/platform/processes.ts';

/** The shell's server may know the release pointer of a second ago. */
async function reloadUntil(page: Page, heading: Locator, text: string): Promise<void> {
  await expect(async () => {
    await page.reload();
    await expect(heading).toHaveText(text, { timeout: 5_000 });
  }).toPass({ timeout: 60_000 });
}

const TEXTS = 'mfe-merchant/src/locales/en/index.ts';

test('SHL-012 a changed remote is released by one command, the shell stays the same, and a rollback undoes it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const dashboard = new DashboardPage(page);
  const { email, password } = account('marta');
  await dashboard.signIn(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Manage your queues');
  const shellBefore = hashesOf(`${PROJECT}/shell/dist`);
  const releasesBefore = hashesOf(`${DATA_DIR}/releases`);

  await whileChanged(
    TEXTS,
    (source) => source.replace('Manage your queues', 'Manage today’s queues'),
    async () => {
      await deliver('release', 'mfe-merchant');
    },
  );
  await reloadUntil(page, heading, 'Manage today’s queues');
  expect(hashesOf(`${PROJECT}/shell/dist`)).toEqual(shellBefore);
  const { 'remotes.json': _pointer, ...releases } = releasesBefore;
  expect(hashesOf(`${DATA_DIR}/releases`)).toMatchObject(releases);

  await deliver('rollback', 'mfe-merchant');
  await reloadUntil(page, heading, 'Manage your queues');
});

test('SHL-012 a remote whose origin does not answer shows its fallback, comes back on retry, and leaves the rest of the page working', async ({
  browser,
}) => {
  test.setTimeout(180_000);
  const { email, password } = account('marta');
  const first = await browser.newPage();
  await new DashboardPage(first).signIn(email, password);
  // A browser that has been here keeps the remote's files, and would not notice that their origin is away.
  const fresh = await browser.newContext({ storageState: await first.context().storageState() });
  const page = await fresh.newPage();
  const thaw = freezePart('mfe-merchant');
  try {
    await page.goto('/manage-merchant');
    const retry = page.getByRole('button', { name: 'Try again' });
    const home = new HomePage(await fresh.newPage());
    await home.open();
    await expect(home.cards.first()).toBeVisible();
    await expect(retry).toBeVisible({ timeout: 60_000 });
    thaw();
    await retry.click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Manage your queues');
  } finally {
    thaw();
    await fresh.close();
    await first.context().close();
  }
});
