import { expect, test } from '@playwright/test';
import { localTime } from '@turno/shared-types/rules';
import { ask } from './api.ts';
import { merchantAt, signedIn } from './demo-data.ts';

const LATE_MINUTES = 22 * 60;
/** A time zone where it is earlier on the same date. */
const EARLIER = 'America/Sao_Paulo';

async function moveTo(timezone: string, vanity: string, manager: string): Promise<void> {
  const { accessToken: token } = await signedIn(manager);
  const { id } = await merchantAt(vanity);
  const path = `/private/merchants/${id}`;
  expect((await ask(path, { method: 'PUT', token, body: { timezone } })).status).toBe(200);
}

/**
 * For the journeys of a file: late in the evening it moves a merchant to a time zone where it is earlier, because a show
 * or an opening that is about to begin must fit into the day.
 */
export function awayFromMidnight(vanity: string, manager: string): void {
  let home: string | null = null;
  test.beforeAll(async () => {
    const { timezone } = await merchantAt(vanity);
    if (localTime(new Date(), timezone).minutes < LATE_MINUTES) return;
    home = timezone;
    await moveTo(EARLIER, vanity, manager);
  });
  test.afterAll(async () => {
    if (home) await moveTo(home, vanity, manager);
  });
}
