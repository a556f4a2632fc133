/**
 * What the service worker asks a page: its present path. `WindowClient.url` is the address with which the page was loaded,
 * and does not follow a navigation inside it.
 */
export const PATH_QUESTION = 'present-path';

/** Answers the service worker, at the port that comes with the question. */
export function answerPathQuestions(container: ServiceWorkerContainer | undefined): void {
  container?.addEventListener('message', ({ data, ports: [port] }) => {
    if (data === PATH_QUESTION) port?.postMessage(location.pathname);
  });
}
