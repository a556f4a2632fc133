import { StrictMode, startTransition } from 'react';
import { createRoot } from 'react-dom/client';
import '@turno/shared-ui/theme.css';
import './first-paint.css';
import { host, kicked } from './kickoff.ts';
import { Shell } from './shell.tsx';
import { removeServiceWorkers } from './version-check/service-workers.ts';

/** With everything preloaded a remote is a few ms away: one render then, instead of shell and remote apart. */
const FIRST_RENDER_WAIT_MS = 400;

/** Renders the page once its remote is here, or without it when it takes long. */
export async function start(): Promise<void> {
  void removeServiceWorkers(navigator.serviceWorker);
  document.documentElement.lang = host.config.locale;
  const place = document.getElementById('root');
  if (!place) throw new Error('The page has no element with the id "root".');
  await Promise.race([kicked, new Promise((done) => setTimeout(done, FIRST_RENDER_WAIT_MS))]);
  const root = createRoot(place);
  // Drawn in slices: the page answers to a finger in between, however slow the phone.
  startTransition(() =>
    root.render(
      <StrictMode>
        <Shell host={host} />
      </StrictMode>,
    ),
  );
}
