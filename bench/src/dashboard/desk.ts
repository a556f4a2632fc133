import type { Session as SignedIn } from '@turno/shared-types';
import { DEMO_ACCOUNTS } from '@turno/tools/seed';
import type { Browser, Page } from 'playwright-core';
import { type Session, storeSession } from '../federation/open-browser.ts';
import type { BenchPlatform } from '../platform.ts';
import { type Press, timedPress } from '../press/press-times.ts';
import { namesOf, type SeededQueue } from '../seeded-queue.ts';
import { type Frames, framesWhile } from './frames.ts';

const CALLS_FROM_ELSEWHERE = 3;
/** How many tickets a measurement calls: those and its own press. */
export const CALLS_OF_A_ROUND = CALLS_FROM_ELSEWHERE + 1;
const BETWEEN_CALLS_MS = 500;
const PHONE = { viewport: { width: 390, height: 844 }, locale: 'en-GB' };
/** Longer than a press takes to be shown, so that the page shows what it predicts. */
const ANSWER_MS = 1_500;
/** Longer than the button ignores the second half of a double press. */
const NOT_DOUBLE_MS = 1_000;

type Desk = { page: Page; callFromElsewhere: () => Promise<void> };
export type Figures = { frames: Frames[]; presses: Press[] };

/** A manager of the demo data, with a session of identity's. */
export async function signedIn({ gateway }: BenchPlatform, managerId: number): Promise<Session> {
  const account = DEMO_ACCOUNTS.find(({ id }) => id === managerId);
  const answer = await fetch(`${gateway}/auth/signin`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: account?.email, password: account?.password }),
  });
  if (!answer.ok) throw new Error(`the sign-in answered ${answer.status}`);
  const { id, accessToken, roles } = (await answer.json()) as SignedIn;
  return { id, accessToken, role: roles[0] ?? '' };
}

type Staff = { queue: SeededQueue; session: Session };

/** Opens the dashboard of a phone at a queue; its own presses are answered late. */
export async function deskOf(
  browser: Browser,
  { gateway, shell }: BenchPlatform,
  { queue, session }: Staff,
): Promise<Desk> {
  const context = await browser.newContext(PHONE);
  await storeSession(context, session);
  const page = await context.newPage();
  await page.route('**/next', async (route) => {
    await wait(ANSWER_MS);
    await route.continue();
  });
  await page.goto(`${shell}/manage-merchant`);
  await page
    .getByRole('combobox', { name: 'Place', exact: true })
    .selectOption({ label: namesOf(queue.merchantId).name });
  await callButton(page).click({ trial: true });
  const path = `/private/merchants/${queue.merchantId}/queues/${queue.queueId}`;
  const callFromElsewhere = async () => {
    const answer = await fetch(`${gateway}${path}/daily_counters/${queue.counterId}/next`, {
      method: 'POST',
      headers: {
        authorization: `Bearer ${session.accessToken}`,
        'content-type': 'application/json',
      },
      body: '{}',
    });
    if (!answer.ok) throw new Error(`a call answered ${answer.status}: ${await answer.text()}`);
  };
  return { page, callFromElsewhere };
}

const callButton = (page: Page) => page.getByRole('button', { name: /^Call \d/ });

/** The frames while another desk calls, and one press. */
export async function measure({ page, callFromElsewhere }: Desk, { frames, presses }: Figures) {
  await page.bringToFront();
  const calls = async () => {
    for (let call = 0; call < CALLS_FROM_ELSEWHERE; call += 1) {
      await callFromElsewhere();
      await wait(BETWEEN_CALLS_MS);
    }
  };
  frames.push(await framesWhile(page, calls));
  await wait(NOT_DOUBLE_MS);
  presses.push(await timedPress(page, { press: () => callButton(page).click(), text: 'Calling…' }));
  await page.getByText('Calling…').waitFor({ state: 'hidden' });
  await wait(NOT_DOUBLE_MS);
}

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
