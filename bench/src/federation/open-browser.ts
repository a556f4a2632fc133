import { findChromium } from '@turno/tools/chromium';
import { type Browser, chromium } from 'playwright-core';

/** The machine's own Chromium; `hosts` lets one address be answered by another (`MAP a:1 b:2`). */
export function openBrowser(hosts?: string, switches: readonly string[] = []): Promise<Browser> {
  const executablePath = findChromium();
  if (!executablePath) throw new Error('No Chromium found: install it or set CHROMIUM_PATH.');
  const usual = ['--no-sandbox', '--disable-gpu', '--no-first-run', '--disable-component-update'];
  const args = [...usual, ...switches];
  return chromium.launch({
    executablePath,
    args: hosts === undefined ? args : [...args, `--host-resolver-rules=${hosts}`],
  });
}
