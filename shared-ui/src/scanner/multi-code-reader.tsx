import { CODES_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { addCode } from '@turno/shared-types/rules';
import { Button } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ReactNode, useState } from 'react';
import { CodeField } from './code-field.tsx';
import { CollectedCodes } from './collected-codes.tsx';
import s from './multi-code-reader.module.css';
import { QrScanner } from './qr-scanner.tsx';

export type MultiCodeReaderProps = {
  /** Receives the collected codes, at least one and at most fifteen, each once. */
  onConfirm: (codes: readonly string[]) => void;
  /** The confirming button, such as "Add the passes". */
  confirmLabel: ReactNode;
  /** Whether the codes are being sent. */
  isPending?: boolean;
  /** Codes that the services did not accept, each with the reason; they are marked until they are removed. */
  problems?: ReadonlyMap<string, string>;
  /** Codes that are done: they leave the list, and a code that is read again counts as a repetition. */
  taken?: readonly string[];
  /** `manual` begins with the field; the camera starts on request. */
  startsWith?: 'camera' | 'manual';
  /** Shortest time between two scans, in ms (CST-015). */
  delayMs?: number;
};

/**
 * Collects the codes of several passes: by camera, typed, or from a keyboard-wedge scanner (PSU-005, CON-071). It keeps its
 * codes until it is unmounted; give it another `key` to start afresh.
 */
export function MultiCodeReader(props: MultiCodeReaderProps) {
  const { onConfirm, confirmLabel, isPending = false, problems, startsWith, delayMs } = props;
  const t = useSharedTexts();
  const { codes, remove, draft } = useCodes(props.taken ?? NONE);
  const [hasCamera, setCamera] = useState(startsWith !== 'manual');
  const confirm = () => {
    const all = draft.text.trim() === '' ? codes : draft.add();
    if (all && all.length > 0) onConfirm(all);
  };
  return (
    <div className={s.reader}>
      {hasCamera ? (
        <QrScanner delayMs={delayMs ?? CODES_SCAN_DELAY_MS} onScan={draft.scan} />
      ) : (
        <Button variant="secondary" onPress={() => setCamera(true)}>
          {t('scanner.useCamera')}
        </Button>
      )}
      <CodeField
        label={t('scanner.manualLabel')}
        description={t('scanner.codeHint')}
        submitLabel={t('scanner.addCode')}
        text={draft.text}
        onTextChange={draft.change}
        errorMessage={draft.problem && t(`scanner.${draft.problem}`)}
        onSubmit={() => draft.add() !== null}
      />
      <CollectedCodes codes={codes} problems={problems} onRemove={remove} />
      <Button
        size="large"
        isFullWidth
        isDisabled={codes.length === 0 && draft.text.trim() === ''}
        isPending={isPending}
        onPress={confirm}
      >
        {confirmLabel}
      </Button>
    </div>
  );
}

const NONE: readonly string[] = [];

type DraftProblem = 'codeTooShort' | 'codesTooMany' | null;

/** The collected codes and the text in the field. */
function useCodes(taken: readonly string[]) {
  const notice = useNotice();
  const [collected, setCodes] = useState<readonly string[]>([]);
  const codes = collected.filter((code) => !taken.includes(code));
  const [text, setText] = useState('');
  const [problem, setProblem] = useState<DraftProblem>(null);

  /** a repetition has its own text for the camera and for the field. */
  const collect = (code: string, by: 'camera' | 'manual'): readonly string[] | null => {
    const addition = addCode(codes, code, taken);
    if (addition.kind === 'added') {
      setCodes(addition.codes);
      notice('codeAdded');
      return addition.codes;
    }
    if (addition.kind === 'repeated') {
      notice(by === 'camera' ? 'codeAlreadyScanned' : 'codeAlreadyAdded');
      return codes;
    }
    // A short code that the camera reads is ignored silently, because it cannot be a pass.
    if (by === 'manual' || addition.kind === 'too-many') {
      setProblem(addition.kind === 'too-many' ? 'codesTooMany' : 'codeTooShort');
    }
    return null;
  };
  const change = (typed: string) => {
    setText(typed);
    setProblem(null);
  };
  const add = () => {
    const all = collect(text, 'manual');
    if (all) change('');
    return all;
  };
  const remove = (code: string) => {
    setCodes(codes.filter((each) => each !== code));
    setProblem(null);
  };
  const scan = (code: string) => void collect(code, 'camera');
  return { codes, remove, draft: { text, problem, change, add, scan } };
}
