import { type Browser, expect, type Page } from '@playwright/test';
import type { Merchant } from '@turno/shared-types';
import type { Device } from '@turno/shared-types/devices';
import { ask } from './api.ts';
import { platformUrls } from './platform/platform.ts';

/** A screen of the venue, whose voice keeps a queue as a browser's does: one utterance after the other. */
export async function screenAt(browser: Browser, path: string): Promise<Page> {
  const context = await browser.newContext({
    baseURL: platformUrls().shell,
    locale: 'en-GB',
    viewport: { width: 1280, height: 720 },
    isMobile: false,
    deviceScaleFactor: 1,
  });
  const screen = await context.newPage();
  await screen.addInitScript(() => {
    const heard: string[] = [];
    const queue: SpeechSynthesisUtterance[] = [];
    const next = () =>
      setTimeout(() => {
        const utterance = queue.shift();
        if (!utterance) return;
        heard.push(utterance.text);
        utterance.dispatchEvent(new SpeechSynthesisEvent('end', { utterance }));
        if (queue.length > 0) next();
      }, 100);
    const count = { prints: 0 };
    Object.assign(window, { heard, count });
    speechSynthesis.speak = (utterance) => {
      if (queue.push(utterance) === 1) next();
    };
    window.print = () => {
      count.prints += 1;
    };
  });
  await screen.goto(path);
  return screen;
}

/** What the voice of a screen has said so far. */
export const heardAt = (screen: Page): Promise<string[]> =>
  screen.evaluate(() => Reflect.get(window, 'heard'));

/** The code by which staff pair a screen. */
export const codeOn = (screen: Page) => screen.getByRole('img', { name: /^Code \w{6}$/ });

/** Staff enter the code that a screen shows. */
export async function pair(screen: Page, { id }: Merchant, token: string): Promise<Device> {
  const code = ((await codeOn(screen).getAttribute('aria-label')) ?? '').replace('Code ', '');
  const path = `/private/merchants/${id}/devices`;
  const answer = await ask(path, { method: 'POST', token, body: { code, name: 'Entrance' } });
  expect([answer.status, answer.text]).toEqual([201, answer.text]);
  return answer.json as Device;
}
