import { expect } from '@playwright/test';
import type { RemotesFile } from '@turno/shared-types';
import { openSheet } from '../../pages/open-sheet.ts';
import { buildOtherHost, serveOtherHost } from '../../support/other-host/serve.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

test('SHL-012 another product’s page mounts two remotes, which share components and are both styled', async ({
  page,
}) => {
  const merchant = await ownMerchant('marta', 'Sala');
  const { gateway, shell } = platformUrls();
  const { remotes } = (await (
    await page.request.get(`${gateway}/remotes.json`)
  ).json()) as RemotesFile;
  const partOf = (name: string, remote: string, path: string) => {
    const entry = remotes.find((record) => record.name === remote)?.entry ?? '';
    const options = { apiBase: gateway, siteBase: shell, locale: 'en', path } as const;
    return { name, entry: new URL('mf-manifest.json', entry).href, options };
  };
  const parts = [
    partOf('hall_board', 'mfe-display', `/display/${merchant.id}`),
    partOf(
      'hall_queue',
      'mfe-consumer',
      `/take-number/${merchant.id}/${firstQueueOf(merchant).id}`,
    ),
  ];
  const host = await serveOtherHost({
    script: await buildOtherHost(),
    reactVersion: '19.3.1',
    parts,
  });
  await page.goto(host.url);

  const board = page.getByRole('region', { name: 'hall_board' });
  await expect(board.getByRole('heading', { level: 1 })).toHaveCSS('font-family', /Figtree/);
  const take = page
    .getByRole('region', { name: 'hall_queue' })
    .getByRole('button', { name: /^Take (the first )?number/ });
  await expect(take).not.toHaveCSS('background-color', 'rgba(0, 0, 0, 0)');
  await expect(take).not.toHaveCSS('border-radius', '0px');
  // The sheet's code and style come with the first press, from whichever remote lent the components.
  await take.click();
  const sheet = await openSheet(page);
  await expect(sheet).not.toHaveCSS('padding-top', '0px');
  await host.close();
});
