import type { HostError } from '@turno/shared-types';
import { reachability } from '@turno/shared-ui/http';
import { scriptBase } from '../theme/script-base.ts';

const ANSWER_MS = 5_000;
/** Browsers report a blocked request in a task of its own, after the request has failed. */
const VIOLATION_MS = 100;
/** The directives without which a remote does not work; a blocked picture or font is not reported. */
const NEEDED = /^(?:connect|script|style)-src/;

type Page = { apiBase: string; report: (error: HostError) => void };

/**
 * Finds out why a mount cannot work on this page, and reports it. A script cannot tell a response blocked by CORS from a
 * missing network, so after a network failure it asks the gateway whether it accepts this page. For a blocked request the
 * browser dispatches an event on the document. Returns the stop function.
 */
export function watchPageAccess({ apiBase, report }: Page): () => void {
  const ours = [apiBase, scriptBase()].filter((base) => base !== '');
  const blocked = new Set<string>();
  let isStopped = false;

  function onViolation(violation: SecurityPolicyViolationEvent) {
    const { blockedURI, disposition, effectiveDirective } = violation;
    if (disposition !== 'enforce' || !NEEDED.test(effectiveDirective)) return;
    const base = ours.find((each) => blockedURI.startsWith(each));
    const source = `${effectiveDirective} ${base}`;
    // Reports each source that the policy lacks once, not each blocked request.
    if (base === undefined || blocked.has(source)) return;
    blocked.add(source);
    const message = `this page's content security policy blocks ${blockedURI} (${effectiveDirective})`;
    report({ reason: 'policy', message });
  }
  async function onChange() {
    if (reachability.read()) return;
    const error = await networkError(apiBase);
    await new Promise((done) => setTimeout(done, VIOLATION_MS));
    if (!isStopped && blocked.size === 0) report(error);
  }

  document.addEventListener('securitypolicyviolation', onViolation);
  const unsubscribe = reachability.subscribe(() => void onChange());
  void onChange();
  return () => {
    isStopped = true;
    document.removeEventListener('securitypolicyviolation', onViolation);
    unsubscribe();
  };
}

async function networkError(apiBase: string): Promise<HostError> {
  try {
    const response = await fetch(`${apiBase}/access.json`, {
      signal: AbortSignal.timeout(ANSWER_MS),
    });
    const { origin, isOriginAllowed } = await response.json();
    if (isOriginAllowed === false) {
      const message = `${apiBase} accepts no calls from ${origin}: add this origin to those of your franchising`;
      return { reason: 'origin', message };
    }
  } catch {
    // No answer, or not an answer of a gateway.
  }
  return { reason: 'network', message: `${apiBase} did not answer a call` };
}
