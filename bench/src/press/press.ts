import type { Browser } from 'playwright-core';
import { openBrowser, type Session, storeSession } from '../federation/open-browser.ts';
import { reached } from '../goals.ts';
import { newGuest, tokenSigner } from '../line-ups/tokens.ts';
import { median } from '../load.ts';
import { benchPlatform, HOT_MERCHANT, merchantByName } from '../platform.ts';
import { barePress, type Press, timedPress } from './press-times.ts';

const ROUNDS = 9;
const GOALS = { painted: 1.7, shown: 1.9 };
const PHONE = { viewport: { width: 390, height: 800 }, locale: 'en-GB' };
const EXPECTED = 'It should be number';
const WAIT_MS = 30_000;

type Round = { bare: Press; turno: Press };

/**
 * Presses "take a number" as on a phone, without an answer from the network, against a bare page that does a fixed
 * piece of work (CON-029); returns whether paint and the expected number reach their goals.
 */
export async function press(): Promise<boolean> {
  const platform = await benchPlatform();
  const browser = await openBrowser();
  try {
    const merchant = await merchantByName(platform.gateway, HOT_MERCHANT);
    const guest = newGuest();
    const accessToken = await (await tokenSigner(platform.databaseUri))(guest);
    const url = `${platform.shell}/take-number/${merchant.id}/${merchant.queues[0]?.id}`;
    const rounds: Round[] = [];
    while (rounds.length < ROUNDS) {
      const bare = await barePress(browser);
      const session = { id: guest.userId, accessToken, role: guest.role };
      rounds.push({ bare, turno: await takePress(browser, { url, session }) });
    }
    // What else the machine does meets one press and not the next: each is compared with the one made beside it.
    const timesBare = (what: keyof Press) =>
      median(rounds.map(({ bare, turno }) => turno[what] / bare[what]));
    const isPainted = reached('painted, of bare', timesBare('painted'), GOALS.painted);
    return reached('expected number shown, of bare', timesBare('shown'), GOALS.shown) && isPainted;
  } finally {
    await browser.close();
    await platform.stop();
  }
}

type Visit = { url: string; session: Session };

async function takePress(browser: Browser, { url, session }: Visit): Promise<Press> {
  const context = await browser.newContext(PHONE);
  await storeSession(context, session);
  const page = await context.newPage();
  // Without an answer nothing is taken, so that each round finds the same page.
  await page.route('**/lineup', () => undefined);
  await page.goto(url);
  const button = page.getByRole('button', { name: /^Take/ });
  // Waits until the button may be pressed.
  await button.click({ trial: true, timeout: WAIT_MS });
  const times = await timedPress(page, { press: () => button.click(), text: EXPECTED });
  await context.close();
  return times;
}
