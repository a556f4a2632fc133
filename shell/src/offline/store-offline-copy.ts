import { SERVICE_WORKER_PATH } from '@turno/shared-types/constants';
import { loadQuestion, loadToaster } from '@turno/shared-ui/components';
import { Workbox } from 'workbox-window';
import { loadedFiles } from './loaded-files.ts';
import type { OfflineCopyRequest } from './offline-copy-request.ts';

/** One of the two policies that the page's Content-Security-Policy allows. */
const TRUSTED_POLICY = 'turno-service-worker';
/** The list of a user's tickets; home is always stored. */
export const OFFLINE_PAGES = ['/user-queues'];

/**
 * S-18: lets this browser open the site without a network, with all files that the page has loaded so far, and those of
 * toasts and questions, which no page may have needed yet. The tickets themselves are stored by the remote that shows them.
 * Does nothing in browsers without service workers.
 */
export async function storeOfflineCopy(): Promise<void> {
  if (!('serviceWorker' in navigator)) return;
  const workbox = new Workbox(scriptAddress());
  await workbox.register();
  await Promise.all([loadQuestion(), loadToaster()]);
  const worker = await workbox.active;
  // From now on the worker stores what the page loads.
  const request: OfflineCopyRequest = {
    type: 'store-offline-copy',
    pages: OFFLINE_PAGES,
    files: loadedFiles(),
  };
  worker.postMessage(request);
}

/** A page may create only one policy of a name. */
let policy: ReturnType<typeof createPolicy>;

function createPolicy() {
  return window.trustedTypes?.createPolicy(TRUSTED_POLICY, {
    createScriptURL: (_address: string) => SERVICE_WORKER_PATH,
  });
}

/** Browsers with Trusted Types accept only an address that a policy has approved. */
function scriptAddress() {
  policy ??= createPolicy();
  return policy?.createScriptURL(SERVICE_WORKER_PATH) ?? SERVICE_WORKER_PATH;
}
