import { useToast } from '@turno/shared-ui/components';
import { useNotice, useReportError } from '@turno/shared-ui/errors';
import { CallError } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { givePassesAtom } from './give-atoms.ts';

/** Two sentences take longer to read than the two seconds of an error. */
const TAKEN_MS = 10_000;

/** What is wrong with one pass, or with the whole of it (`null`). */
type Shown = { passId: number | null; text: string };

/** Gives the passes; a problem leads back to the choice of people, at the pass that it concerns (PAS-024). */
export function useGiving(onEnd: () => void) {
  const t = useWords();
  const notice = useNotice();
  const report = useReportError();
  const toast = useToast();
  const give = useSetAtom(givePassesAtom);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Shown | null>(null);
  const giveAll = async () => {
    setPending(true);
    setProblem(null);
    const failed = await give();
    setPending(false);
    onEnd();
    if (!failed) return notice('ticketAssociated');
    report(failed.area, failed.error);
    // The choice is gone with its passes: what remains is this sentence.
    if (failed.error instanceof CallError && failed.error.code === 'passes_not_redeemable')
      toast.warning(t('passAdd.taken'), { durationMs: TAKEN_MS });
    setProblem({ passId: failed.passId, text: errorText(t, failed.error) });
  };
  return { give: giveAll, isPending, problem, setProblem };
}
