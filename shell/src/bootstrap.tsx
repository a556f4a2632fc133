import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@turno/shared-ui/theme.css';
import './first-paint.css';
import { replaceFirstView } from './first-view/replace-first-view.ts';
import { recordLoadedFiles } from './offline/loaded-files.ts';
import { answerPathQuestions } from './offline/path-question.ts';
import { firstRemoteLoaded, host, textsLoaded } from './preload.ts';
import { Shell } from './shell.tsx';
import { removeServiceWorkers } from './version-check/service-workers.ts';

/**
 * The longest wait for a preloaded remote, in milliseconds. It usually arrives within a few, and shell and remote then render
 * together.
 */
const FIRST_RENDER_WAIT_MS = 400;

/** Renders the page once its remote is loaded, or after a short wait without it. */
export async function start(): Promise<void> {
  void removeServiceWorkers(navigator.serviceWorker);
  recordLoadedFiles();
  answerPathQuestions(navigator.serviceWorker);
  document.documentElement.lang = host.language.read();
  const element = document.getElementById('root');
  if (!element) throw new Error('The page has no element with the id "root".');
  await textsLoaded;
  await Promise.race([
    firstRemoteLoaded,
    new Promise((done) => setTimeout(done, FIRST_RENDER_WAIT_MS)),
  ]);
  replaceFirstView(element);
  const root = createRoot(element);
  // A transition renders in slices, so that a slow phone stays responsive.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Shell host={host} />
      </StrictMode>,
    ),
  );
}
