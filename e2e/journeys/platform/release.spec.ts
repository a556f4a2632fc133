import { expect, type Page } from '@playwright/test';
import { HomePage } from '../../pages/public-pages.ts';
import { DashboardPage } from '../../pages/staff-pages.ts';
import { account } from '../../support/demo-data.ts';
import { deliver, hashesOf, PROJECT, whileChanged } from '../../support/platform/delivery.ts';
import { DATA_DIR } from '../../support/platform/platform.ts';
import { freezePart } from '../../support/platform/processes.ts';
import { test } from '../../support/test.ts';

/** The shell's server may know the release pointer of a second ago. */
async function reloadUntil(page: Page, isShown: () => Promise<void>): Promise<void> {
  await expect(async () => {
    await page.reload();
    await isShown();
  }).toPass({ timeout: 60_000 });
}

const KIT = 'shared-ui/src/components/index.ts';
const SCREEN = 'mfe-merchant/src/dashboard/dashboard-screen.tsx';
const NEWS = 'From a component of today';
const withComponent = (source: string) => `${source}
import { createElement } from 'react';
export const Novelty = ({ text }: { text: string }) => createElement('mark', null, text);
`;
const withNews = (source: string) =>
  source
    .replace('import {\n  Alert,', 'import {\n  Novelty,\n  Alert,')
    .replace('</PageTitle>', `</PageTitle><Novelty text="${NEWS}" />`);

const MINUTE_MS = 60_000;

/** Runs a command and what follows, which together take less than a minute. */
async function withinAMinute(what: string, work: () => Promise<void>): Promise<void> {
  const startedAt = Date.now();
  await work();
  const took = Date.now() - startedAt;
  test.info().annotations.push({ type: 'time', description: `${what}: ${took} ms` });
  expect(took, what).toBeLessThan(MINUTE_MS);
}

/** Every released and served file but the pointer. */
function filesNow(): Record<string, string> {
  const { 'remotes.json': _pointer, ...releases } = hashesOf(`${DATA_DIR}/releases`);
  return { ...releases, ...hashesOf(`${PROJECT}/shell/dist`) };
}

test('SHL-012 a remote with a component that the running shell does not have is released alone, and a rollback undoes it', async ({
  page,
}) => {
  test.setTimeout(300_000);
  const dashboard = new DashboardPage(page);
  const { email, password } = account('marta');
  await dashboard.signIn(email, password);
  const heading = page.getByRole('heading', { level: 1 });
  await expect(heading).toHaveText('Manage your queues');
  const before = filesNow();

  const news = page.getByText(NEWS);
  await whileChanged(KIT, withComponent, () =>
    whileChanged(SCREEN, withNews, async () => {
      // The time of a build is that of the machine.
      await deliver('release', 'mfe-merchant', '--dry-run');
      await withinAMinute('release', async () => {
        await deliver('release', 'mfe-merchant');
        await reloadUntil(page, () => expect(news).toBeVisible({ timeout: 5_000 }));
      });
    }),
  );
  await expect(heading).toHaveText('Manage your queues');
  const after = filesNow();
  expect(after).toMatchObject(before);
  const added = Object.keys(after).filter((file) => !(file in before));
  expect(added).not.toEqual([]);
  expect(added.filter((file) => !file.startsWith('mfe-merchant/'))).toEqual([]);

  await withinAMinute('rollback', async () => {
    await deliver('rollback', 'mfe-merchant');
    await reloadUntil(page, async () => {
      await expect(heading).toHaveText('Manage your queues', { timeout: 5_000 });
      await expect(news).toBeHidden();
    });
  });
  expect(filesNow()).toEqual(after);
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
