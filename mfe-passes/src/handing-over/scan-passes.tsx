import type { Pass } from '@turno/shared-types';
import { MAX_PASSES } from '@turno/shared-types/passes';
import { Alert, Button, Card, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { MultiCodeReader } from '@turno/shared-ui/scanner';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { handOverAtom, leftPassesQueryAtom } from './hand-over-atoms.ts';
import s from './handing-over.module.css';
import { type CodeProblem, takeOverAtom } from './take-over-atoms.ts';
import { useSharing } from './use-sharing.ts';

/** PSU-005, PSU-006: collects the codes of cards and shows one code with which a customer takes all their passes over. */
export function ScanPasses() {
  const t = useTexts(texts);
  const { submit, isPending, problems, taken, failure, round } = useTakeOver();
  return (
    <Card as="section" className={s.form} aria-label={t('ways.scan')}>
      <LeftPasses />
      {problems.size > 0 && <Alert kind="error">{t('errors.codes_not_valid')}</Alert>}
      {failure && <Alert kind="error">{failure}</Alert>}
      <MultiCodeReader
        key={round}
        onConfirm={(codes) => void submit(codes)}
        confirmLabel={t('shareCodes')}
        isPending={isPending}
        problems={problems}
        taken={taken}
      />
    </Card>
  );
}

function useTakeOver() {
  const t = useTexts(texts);
  const toast = useToast();
  const takeOver = useSetAtom(takeOverAtom);
  const share = useSharing();
  const left = useAtomValue(leftPassesQueryAtom);
  const [isPending, setPending] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<string, string>>(new Map());
  const [taken, setTaken] = useState<readonly string[]>([]);
  const [failure, setFailure] = useState<string | null>(null);
  const [round, setRound] = useState(0);

  const run = async (codes: readonly string[]) => {
    let isTold = false;
    const result = await takeOver(codes, (code) => {
      setTaken((before) => [...before, code]);
      if (!isTold) toast(t('ownersTaken'), { kind: 'info' });
      isTold = true;
    });
    if (result.kind === 'not-valid') {
      const words = [...result.problems].map(
        ([code, problem]) => [code, wordsOf(problem)] as const,
      );
      return setProblems(new Map(words));
    }
    const isDone = result.kind === 'owners-only' || (await share(result.passes));
    if (isDone) setRound((count) => count + 1);
  };
  const wordsOf = (problem: CodeProblem) =>
    typeof problem === 'string' ? t(`errors.${problem}`) : errorText(t, problem);
  const submit = async (codes: readonly string[]) => {
    setPending(true);
    setProblems(new Map());
    setFailure(null);
    try {
      await run(codes);
    } catch (error) {
      setFailure(errorText(t, error));
    } finally {
      setPending(false);
      void left.refetch();
    }
  };
  return { submit, isPending, problems, taken, failure, round };
}

const STEP_MS = 30_000;

/** Passes whose code nobody has scanned yet, with a way to show it again. */
function LeftPasses() {
  const t = useTexts(texts);
  const { data: passes = [] } = useAtomValue(leftPassesQueryAtom);
  const isShown = useAtomValue(handOverAtom) !== null;
  const share = useSharing();
  const now = useNow(STEP_MS).getTime();
  // An expired pass would make the services reject all of them.
  const isShareable = ({ disabled, validTo }: Pass) =>
    !disabled && (validTo === null || Date.parse(validTo) > now);
  const shareable = passes.filter(isShareable).slice(0, MAX_PASSES);
  if (shareable.length === 0 || isShown) return null;
  return (
    <Alert
      kind="info"
      action={
        <Button variant="secondary" onPress={() => void share(shareable)}>
          {t('showCode')}
        </Button>
      }
    >
      {t('leftPasses', { count: shareable.length })}
    </Alert>
  );
}
