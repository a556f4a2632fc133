import type { Browser } from 'playwright-core';
import { visit } from '../federation/first-screen.ts';
import type { Session } from '../federation/open-browser.ts';
import { printScripts, sumOf } from '../federation/print-scripts.ts';
import { atLeast, reached } from '../goals.ts';
import type { BenchPlatform } from '../platform.ts';

const OWN_PAGE_KB = 225;
const IN_SHELL_KB = 390;
/** Pages whose script loads when they are opened, by a link of another page. */
const LATER = [
  {
    name: 'an editor',
    from: '/merchant-queues',
    link: 'a[href*="/manage-queue/"], a[href*="/event-queue/"]',
  },
  { name: 'figures', from: '/manage-merchant', link: 'a[href$="/merchant-figures"]' },
];
const HEADING = 'main h1';

/** The script of the dashboard, on its own page and within the shell, and what loads only with an editor. */
export async function scripts(
  { shell, merchant }: BenchPlatform,
  browser: Browser,
  session: Session,
): Promise<boolean> {
  const seen = (url: string, link?: string) => {
    const open = { url, heading: HEADING, isSlow: false, session };
    return visit(browser, link === undefined ? open : { ...open, link });
  };
  const own = (await seen(`${merchant}/manage-merchant`)).scripts;
  printScripts('dashboard on its own page', own);
  const inShell = (await seen(`${shell}/manage-merchant`)).scripts;
  printScripts('dashboard within the shell', inShell);
  const goals = [
    reached('dashboard on its own page, script', sumOf(own) / 1_000, OWN_PAGE_KB, ' kB'),
    reached('dashboard within the shell, script', sumOf(inShell) / 1_000, IN_SHELL_KB, ' kB'),
  ];
  for (const [where, base] of Object.entries({ 'its own page': merchant, 'the shell': shell })) {
    for (const { name, from, link } of LATER) {
      const { later } = await seen(`${base}${from}`, link);
      goals.push(
        atLeast(`${name} of ${where}, loaded when opened`, sumOf(later) / 1_000, 1, ' kB'),
      );
    }
  }
  return goals.every(Boolean);
}
