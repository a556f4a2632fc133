import { LazyPart, lazySource, Sheet, Spinner, useToast } from '@turno/shared-ui/components';
import { useNotice, useReportError } from '@turno/shared-ui/errors';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { scanCodesAtom } from './draft-atoms.ts';

const reader = lazySource(() =>
  import('@turno/shared-ui/scanner').then((module) => module.MultiCodeReader),
);

/** How codes are entered (CON-069). */
export type Way = 'scan' | 'manual';

type AddSheetProps = { way: Way | null; onClose: () => void };

/** Reads codes of passes by camera or keyboard and scans each of them (CON-067, CON-071). */
export function AddSheet({ way, onClose }: AddSheetProps) {
  const t = useWords();
  return (
    <Sheet isOpen={way !== null} onOpenChange={onClose} title={t('passAdd.title')} height="full">
      {way !== null && <Codes way={way} onClose={onClose} />}
    </Sheet>
  );
}

function Codes({ way, onClose }: { way: Way; onClose: () => void }) {
  const t = useWords();
  const { scan, ...state } = useScan(onClose);
  return (
    <LazyPart
      source={reader}
      props={{
        onConfirm: (codes: readonly string[]) => void scan(codes),
        confirmLabel: t('passAdd.next'),
        startsWith: way === 'scan' ? ('camera' as const) : ('manual' as const),
        ...state,
      }}
      fallback={<Spinner />}
    />
  );
}

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/**
 * Scans the codes. Valid ones are assigned to people in the next step, invalid ones are marked (PAS-028), and those whose
 * people have been added leave the list, so that the next scan does not send them again.
 */
function useScan(onClose: () => void) {
  const t = useWords();
  const toast = useToast();
  const notice = useNotice();
  const report = useReportError();
  const scanCodes = useSetAtom(scanCodesAtom);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [taken, setTaken] = useState<readonly string[]>([]);
  const scan = async (codes: readonly string[]) => {
    setPending(true);
    setProblems(NO_PROBLEMS);
    try {
      const { invalidCodes, takenCodes, people, passes, failure } = await scanCodes(codes);
      const text = t('errors.code_not_valid', { ns: 'shared' });
      setProblems(new Map(invalidCodes.map((code) => [code, text])));
      setTaken((before) => [...before, ...takenCodes]);
      if (people > 0) toast.success(t('passAdd.peopleAdded', { count: people }));
      if (failure !== undefined) return report('scan-code', failure);
      if (invalidCodes.length > 0) {
        const code = codes.length > 1 ? 'codes_not_valid' : 'code_not_valid';
        return toast.error(t(`errors.${code}`, { ns: 'shared' }));
      }
      if (passes > 1) notice('severalTicketsFound');
      onClose();
    } catch (error) {
      report('scan-code', error);
    } finally {
      setPending(false);
    }
  };
  return { scan, isPending, problems, taken };
}
