import { readFileSync } from 'node:fs';
import { expect } from '@playwright/test';
import type { RemotesFile } from '@turno/shared-types';
import { newKeyPair, readSigningKey, signAnswer } from '@turno/tools/signing';
import { merchantAt } from '../../support/demo-data.ts';
import { DATA_DIR, platformUrls } from '../../support/platform/platform.ts';
import { startSecondShell } from '../../support/platform/second-shell.ts';
import { test } from '../../support/test.ts';

const NAME = 'mfe-display';
/** There is no such release. */
const WRONG = '9.9.9-00000000';
const MINUTE_MS = 60_000;

/** The pointer as somebody would like it, who wants the board to run another version. */
const misled = (pointer: RemotesFile): RemotesFile => ({
  ...pointer,
  remotes: pointer.remotes.map((remote) =>
    remote.name === NAME
      ? {
          ...remote,
          version: WRONG,
          entry: remote.entry.replace(remote.version, WRONG),
          preload: { js: [], css: [] },
          routes: [],
          integrity: {},
        }
      : remote,
  ),
});

function signedAt(pointer: object, signingKey: string, minutesAgo: number): object {
  const key = readSigningKey(signingKey);
  if (key === null) throw new Error('the platform has no key');
  return signAnswer(pointer, key, new Date(Date.now() - minutesAgo * MINUTE_MS));
}

test('SHL-012 a release pointer that is changed, a stranger’s, expired or old leaves the last good one in force', async ({
  page,
}) => {
  const { pointer: keys } = JSON.parse(readFileSync(`${DATA_DIR}/signing-keys.json`, 'utf8'));
  const { id } = await merchantAt('forno-aurora');
  const reply = await page.request.get(`${platformUrls().gateway}/remotes.json`);
  const good: RemotesFile & { signature: string } = await reply.json();
  const { signature, ...wrong } = { ...good, ...misled(good) };
  const shell = await startSecondShell(keys.verifyKey, good);
  const versionOnPage = async () => {
    await page.goto(`${shell.url}/display/${id}`);
    await expect(page.getByRole('heading', { level: 1 }).first()).toBeVisible();
    const { remotes }: RemotesFile = JSON.parse(
      (await page.locator('#turno-remotes').textContent()) ?? '{}',
    );
    return remotes.find(({ name }) => name === NAME)?.version;
  };
  const version = await versionOnPage();

  const attacks = [
    { answer: { ...wrong, signature }, problem: 'its signature is missing or wrong' },
    { answer: wrong, problem: 'its signature is missing or wrong' },
    {
      answer: signedAt(wrong, newKeyPair().signingKey, 0),
      problem: 'its signature is missing or wrong',
    },
    { answer: signedAt(wrong, keys.signingKey, 12), problem: 'it has expired' },
    { answer: signedAt(wrong, keys.signingKey, 5), problem: 'a later one is known' },
  ];
  for (const { answer, problem } of attacks) {
    const before = shell.log().length;
    await shell.answer(answer);
    await expect.poll(() => shell.log().slice(before)).toContain(problem);
    expect(await versionOnPage()).toBe(version);
  }

  // Who holds the key decides: without its files, the version before takes its place.
  await shell.answer(signedAt(wrong, keys.signingKey, 0));
  await expect.poll(versionOnPage).toBe(WRONG);
  shell.close();
});
