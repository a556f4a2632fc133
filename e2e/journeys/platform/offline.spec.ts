import { expect } from '@playwright/test';
import { ShellPage } from '../../pages/public-pages.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

const { gateway, shell: host } = platformUrls();

/** Code that the host's page asks for once it has come to rest. */
const isLateCode = ({ origin, pathname }: URL) => origin === host && /^\/\d+\..*js$/.test(pathname);

test('ERR-025 SHL-012 the API goes away and comes back: the banner comes and goes, nothing typed is lost', async ({
  page,
}) => {
  const shell = new ShellPage(page);
  // The network goes before the page has everything: what comes late does not come.
  await page.route(isLateCode, (route) => route.abort('internetdisconnected'));
  const missed = page.waitForEvent('requestfailed', (request) =>
    isLateCode(new URL(request.url())),
  );
  await shell.open('/signin');
  await page.context().setOffline(true);
  await page.getByLabel('E-mail').fill('somebody@mail.example');
  await page.getByLabel('Password').first().fill('eight-or-more');
  const banner = page.getByText('You are offline', { exact: false });
  const unreachable = page.getByText('Turno cannot be reached right now', { exact: false });

  await expect(banner).toBeVisible();
  await missed;
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@mail.example');
  await page.context().setOffline(false);
  await expect(banner).toBeHidden();

  // The services are away; the network of this device is not.
  await page.route(`${gateway}/**`, (route) => route.abort('connectionrefused'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(unreachable).toBeVisible();
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@mail.example');
  await page.unroute(`${gateway}/**`);
  await expect(unreachable).toBeHidden();
  await expect(page.getByLabel('E-mail')).toHaveValue('somebody@mail.example');
  await expect(page.getByLabel('Password').first()).toHaveValue('eight-or-more');
});
