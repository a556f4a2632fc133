import { expect, type Page } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import { openSheet } from '../../pages/open-sheet.ts';
import { buildOtherHost, type OtherPart, serveOtherHost } from '../../support/other-host/serve.ts';
import { firstQueueOf, ownMerchant } from '../../support/own-merchant.ts';
import { releasesOf } from '../../support/platform/changed-files.ts';
import { platformUrls } from '../../support/platform/platform.ts';
import { test } from '../../support/test.ts';

// Remotes of the same sources lend each other components, by whichever is on the page first.

/** A board and a queue of a merchant, by the manifests of their live releases. */
async function partsFor(
  page: Page,
  merchant: Merchant,
): Promise<{ board: OtherPart; queue: OtherPart }> {
  const { gateway, shell } = platformUrls();
  const partOf = async (name: string, remote: 'mfe-display' | 'mfe-consumer', path: string) => {
    const { live } = await releasesOf(page, remote);
    const options = { apiBase: gateway, siteBase: shell, locale: 'en', path } as const;
    return { name, entry: new URL('mf-manifest.json', live.entry).href, options };
  };
  const take = `/take-number/${merchant.id}/${firstQueueOf(merchant).id}`;
  return {
    board: await partOf('hall_board', 'mfe-display', `/display/${merchant.id}`),
    queue: await partOf('hall_queue', 'mfe-consumer', take),
  };
}

const placeOf = (page: Page, { name }: OtherPart) => page.getByRole('region', { name });

/** The class names of what a part shows that no style sheet of its root has a rule for. */
async function unstyledIn(page: Page, part: OtherPart): Promise<string[]> {
  const seen = await placeOf(page, part)
    .locator('[data-turno-root]')
    .evaluate((container) => {
      const root = container.getRootNode() as ShadowRoot;
      const sheets = [...root.querySelectorAll<HTMLLinkElement>('link[rel="stylesheet"]')];
      const marked = [...container.querySelectorAll('[class]')];
      return {
        sheets: sheets.map(({ href }) => href),
        names: [...new Set(marked.flatMap((each) => [...each.classList]))],
      };
    });
  expect(seen.names).not.toEqual([]);
  // A page may not read the rules of another origin's sheet.
  const answers = await Promise.all(seen.sheets.map((href) => page.request.get(href)));
  const rules = (await Promise.all(answers.map((answer) => answer.text()))).join('\n');
  const ours = seen.names.filter((name) => name.includes('__'));
  return ours.filter((name) => !rules.includes(`.${name}`));
}

async function boardIsStyled(page: Page, board: OtherPart): Promise<void> {
  const heading = placeOf(page, board).getByRole('heading', { level: 1 });
  await expect(heading).toHaveCSS('font-family', /Figtree/);
  await expect.poll(() => unstyledIn(page, board)).toEqual([]);
}

async function queueIsStyled(page: Page, queue: OtherPart): Promise<void> {
  const take = placeOf(page, queue).getByRole('button', { name: /^Take (the first )?number/ });
  await expect(take).not.toHaveCSS('border-radius', '0px');
  await expect.poll(() => unstyledIn(page, queue)).toEqual([]);
  await take.click();
  // Code and style of the sheet come with the first press, from whichever remote shares the components.
  await openSheet(page);
  await expect.poll(() => unstyledIn(page, queue)).toEqual([]);
}

for (const first of ['board', 'queue'] as const) {
  test(`SHL-012 on another product’s page, with the ${first} first and the other part later, both are styled`, async ({
    page,
  }) => {
    const merchant = await ownMerchant('marta', 'Sala');
    const { board, queue } = await partsFor(page, merchant);
    const host = await serveOtherHost({
      script: await buildOtherHost(),
      reactVersion: '19.3.1',
      parts: [
        { ...board, isLater: first !== 'board' },
        { ...queue, isLater: first !== 'queue' },
      ],
    });
    await page.goto(host.url);
    const isStyled = {
      board: () => boardIsStyled(page, board),
      queue: () => queueIsStyled(page, queue),
    };
    if (first === 'board') await isStyled.board();
    else {
      await expect(placeOf(page, queue).getByRole('button', { name: /^Take/ })).toBeVisible();
    }
    await page.getByRole('button', { name: /^Open hall_/ }).click();
    await isStyled.board();
    await isStyled.queue();
    await host.close();
  });
}
