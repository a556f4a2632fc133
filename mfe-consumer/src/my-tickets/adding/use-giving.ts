import { useNotice, useReportError } from '@turno/shared-ui/errors';
import { errorText } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { givePassesAtom } from './give-atoms.ts';

/** What is wrong with one pass, or with the whole of it (`null`). */
type Shown = { passId: number | null; text: string };

/** Gives the passes; a problem leads back to the choice of people, at the pass that it concerns (PAS-024). */
export function useGiving(onEnd: () => void) {
  const t = useWords();
  const notice = useNotice();
  const report = useReportError();
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
    setProblem({ passId: failed.passId, text: errorText(t, failed.error) });
  };
  return { give: giveAll, isPending, problem, setProblem };
}
