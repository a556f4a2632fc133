import type { Pass } from '@turno/shared-types';
import { useReportError } from '@turno/shared-ui/errors';
import { useSetAtom } from 'jotai';
import { shareAtom } from './hand-over-atoms.ts';

/** Returns a function that shows the code of passes, or a toast on failure. It resolves to whether the code is shown. */
export function useSharing(): (passes: readonly Pass[]) => Promise<boolean> {
  const share = useSetAtom(shareAtom);
  const reportError = useReportError();
  return async (passes) => {
    try {
      await share(passes);
      return true;
    } catch (error) {
      reportError('sharing', error);
      return false;
    }
  };
}
