import { useToast } from '@turno/shared-ui/components';
import { useNotice, useReportError } from '@turno/shared-ui/errors';
import { CallError } from '@turno/shared-ui/http';
import { errorText } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { isRejected } from './draft-atoms.ts';
import { type Giving, type GivingProblem, givePassesAtom, keepPassesAtom } from './give-atoms.ts';

/** Longer than the two seconds of an error, because two sentences take longer to read. */
export const LOST = { durationMs: 10_000 };

/** A problem of one pass, or of all (`null`). */
type Shown = { passId: number | null; text: string };

/**
 * Assigns the passes, or keeps them for later; a problem leads back to the choice of people, at the pass that caused it
 * (PAS-024).
 */
export function useGiving(onEnd: () => void) {
  const t = useWords();
  const notice = useNotice();
  const toast = useToast();
  const explain = useExplanation();
  const give = useSetAtom(givePassesAtom);
  const keep = useSetAtom(keepPassesAtom);
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<Shown | null>(null);
  const run = async (work: () => Promise<Giving>) => {
    setPending(true);
    setProblem(null);
    const { problem: failed, gone, hasGiven } = await work();
    setPending(false);
    onEnd();
    setProblem(failed && explain(failed));
    if (hasGiven) notice('ticketAssociated');
    if (gone.length === 0) return;
    const passes = gone.map(({ pass_type: { name } }) => name).join(', ');
    toast.warning(t('passAdd.gone', { passes }), LOST);
  };
  return { give: () => run(give), keep: () => run(keep), isPending, problem, setProblem };
}

function useExplanation() {
  const t = useWords();
  const report = useReportError();
  const toast = useToast();
  return ({ area, passId, error }: GivingProblem): Shown => {
    report(area, error);
    const text = errorText(t, error);
    // The form has disappeared together with its passes, so a toast shows the reason.
    if (area === 'redeem' && error instanceof CallError && isRejected(error)) {
      const isTaken = error.code === 'passes_not_redeemable';
      toast.warning(isTaken ? t('passAdd.taken') : text, LOST);
    }
    return { passId, text };
  };
}
