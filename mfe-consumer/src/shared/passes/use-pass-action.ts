import { useReportError } from '@turno/shared-ui/errors';
import { useState } from 'react';

/** Runs one request about passes at a time; shows errors as ERR-018 requires. */
export function usePassAction() {
  const report = useReportError();
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  /** Whether it succeeded. */
  const run = async (work: () => Promise<void>): Promise<boolean> => {
    setPending(true);
    setProblem(null);
    try {
      await work();
      return true;
    } catch (error) {
      setProblem(report('ticket-passes', error)?.text ?? null);
      return false;
    } finally {
      setPending(false);
    }
  };
  return { run, isPending, problem };
}
