import { findChromium } from '@turno/tools/chromium';

/** The machine's Chromium. Where there is none, launching fails and names this path; loading the settings does not. */
export const CHROMIUM_PATH = findChromium() ?? '/usr/bin/chromium';

/** Switches that keep Chromium off every network but this machine's, and working as root. */
export const CHROMIUM_ARGUMENTS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];
