import { remoteForPath } from '@turno/shared-types';

const ROOT = '<div id="root"></div>';

// The mark and its place are the header's own (`shell/src/header`): nothing shifts when the header replaces it.
const BAR = `<div class="turno-first-bar" aria-hidden="true"><div><svg viewBox="0 0 32 32" width="28" height="28"><path fill="currentColor" d="M6 5h20a2 2 0 0 1 2 2v5.2a3.8 3.8 0 0 0 0 7.6V25a2 2 0 0 1-2 2H6a2 2 0 0 1-2-2v-5.2a3.8 3.8 0 0 0 0-7.6V7a2 2 0 0 1 2-2Z"/><path fill="none" class="turno-first-turn" stroke-width="3" stroke-linecap="round" stroke-linejoin="round" d="M11 11.5h10M16 11.5V21"/></svg>Turno</div></div>`;

/** The page with a bar to look at until its scripts run; the public board has the whole screen to itself (DIS-001). */
export function withFirstPaint(page: string, path: string): string {
  if (remoteForPath(path) === 'mfe-display') return page;
  return page.replace(ROOT, () => `<div id="root">${BAR}</div>`);
}
