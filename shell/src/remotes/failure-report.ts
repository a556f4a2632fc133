import type { RemoteFailure, ReportFailure } from './remote-types.ts';

/** Name of the event that tells a page's own tools (monitoring, tests) about a remote that failed. */
const REMOTE_FAILURE_EVENT = 'turno:remote-failure';

/** Tells whoever listens on the window; the person in front of the page is told by the remote's slot. */
export const reportFailure: ReportFailure = (failure) => {
  window.dispatchEvent(new CustomEvent<RemoteFailure>(REMOTE_FAILURE_EVENT, { detail: failure }));
};
