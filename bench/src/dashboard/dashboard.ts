import { openBrowser } from '../federation/open-browser.ts';
import { reached } from '../goals.ts';
import { median } from '../load.ts';
import { type BenchPlatform, benchPlatform } from '../platform.ts';
import { barePress, type Press } from '../press/press-times.ts';
import { seedQueue } from '../seeded-queue.ts';
import { CALLS_OF_A_ROUND, deskOf, type Figures, measure, signedIn } from './desk.ts';
import type { Frames } from './frames.ts';
import { scripts } from './scripts.ts';

const ROUNDS = 9;
const CALLED = 10;
const USED_UP = ROUNDS * CALLS_OF_A_ROUND;
const [FEW, MANY] = [50, 5_000];
const FRAME_RATIO = 1.2;
const PRESS_MS = 100;

/**
 * The dashboard of a phone, slowed down four times: its frames while another desk calls with 5,000 waiting tickets against
 * 50, how soon it shows a press, and the script that it loads. The two queues take turns.
 */
export async function dashboard(): Promise<boolean> {
  const platform = await benchPlatform();
  const browser = await openBrowser();
  try {
    const few = await seeded(platform, 910_001, FEW);
    const many = await seeded(platform, 910_002, MANY);
    const session = await signedIn(platform, few.managerId);
    const isLight = await scripts(platform, browser, session);
    const desks = {
      few: await deskOf(browser, platform, { queue: few, session }),
      many: await deskOf(browser, platform, { queue: many, session }),
    };
    const figures = { few: empty(), many: empty() };
    const bare: Press[] = [];
    for (let round = 0; round < ROUNDS; round += 1) {
      await measure(desks.few, figures.few);
      await measure(desks.many, figures.many);
      bare.push(await barePress(browser));
    }
    return judged(figures, bare) && isLight;
  } finally {
    await browser.close();
    await platform.stop();
  }
}

const empty = (): Figures => ({ frames: [], presses: [] });

const seeded = ({ databaseUri }: BenchPlatform, id: number, waiting: number) =>
  seedQueue(databaseUri, { id, issued: CALLED + waiting + USED_UP, waiting: waiting + USED_UP });

function judged({ few, many }: { few: Figures; many: Figures }, bare: readonly Press[]): boolean {
  const print = (title: string, { frames, presses }: Figures) => {
    const frame = (what: keyof Frames) => median(frames.map((each) => each[what])).toFixed(1);
    console.log(`  ${title}: a frame ${frame('median')} ms, the longest ${frame('longest')} ms`);
    const shown = presses.map((each) => each.shown.toFixed(0)).join(' ');
    console.log(`  ${title}: presses shown after ${shown} ms`);
  };
  print(`${FEW} waiting`, few);
  print(`${MANY} waiting`, many);
  const bareShown = median(bare.map(({ shown }) => shown));
  const shown = median(many.presses.map((each) => each.shown));
  console.log(
    `  a press on a bare page: ${bareShown.toFixed(0)} ms; of bare: ${(shown / bareShown).toFixed(2)}`,
  );
  const ratioOf = (what: keyof Frames) =>
    median(
      many.frames.map((each, round) => each[what] / (few.frames[round]?.[what] ?? Number.NaN)),
    );
  const title = `${MANY} waiting, of ${FEW}`;
  const isEven = reached(`frame, ${title}`, ratioOf('median'), FRAME_RATIO);
  const isSmooth = reached(`longest frame, ${title}`, ratioOf('longest'), FRAME_RATIO);
  return reached(`a press, ${MANY} waiting`, shown, PRESS_MS, ' ms') && isEven && isSmooth;
}
