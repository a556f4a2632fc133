import type { PassOwner } from '@turno/shared-types';
import { useToast } from '@turno/shared-ui/components';
import { useReportError } from '@turno/shared-ui/errors';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { restoreDraftAtom, storedDraftAtom } from './draft-atoms.ts';
import { LOST } from './use-giving.ts';

/** CON-070: continues an interrupted draft, once the unnamed passes are known; returns whether this is still running. */
export function useRestoredDraft(owners: readonly PassOwner[] | null): boolean {
  const stored = useAtomValue(storedDraftAtom);
  const restore = useSetAtom(restoreDraftAtom);
  const t = useWords();
  const toast = useToast();
  const report = useReportError();
  const [isRestoring, setRestoring] = useState(stored !== null);
  const unnamed = owners?.find(({ id }) => id === null)?.passes ?? null;
  const isReady = unnamed !== null;
  const start = useEffectEvent(() => {
    if (!stored || !unnamed) return setRestoring(false);
    restore(stored, unnamed)
      .then((isLost) => {
        if (isLost) toast.warning(t('errors.pass_token_expired_or_wrong', { ns: 'shared' }), LOST);
      })
      .catch((error: unknown) => void report('scan-code', error))
      .finally(() => setRestoring(false));
  });
  useEffect(() => {
    if (isReady) start();
  }, [isReady]);
  return isRestoring && isReady;
}
