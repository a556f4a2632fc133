import { Alert, Button, useToast } from '@turno/shared-ui/components';
import { useReportError } from '@turno/shared-ui/errors';
import { CallError } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { handOverAtom, shareAtom } from './hand-over-atoms.ts';
import { lastCreatedAtom } from './last-created-atoms.ts';
import { PassSummary } from './pass-summary.tsx';

/**
 * The passes created last. A button shows their code again, so that nothing is lost if the sheet was closed too early; after a
 * reload the code is a new one.
 */
export function LastCreated() {
  const t = useTexts(texts);
  const [passes, setPasses] = useAtom(lastCreatedAtom);
  const isShown = useAtomValue(handOverAtom) !== null;
  const share = useSetAtom(shareAtom);
  const toast = useToast();
  const reportError = useReportError();
  if (passes.length === 0 || isShown) return null;
  const showAgain = async () => {
    try {
      await share(passes);
    } catch (error) {
      const isTaken = error instanceof CallError && error.code === 'codes_not_valid';
      if (!isTaken) return reportError('sharing', error);
      setPasses([]);
      toast(t('createdTaken'), { kind: 'info' });
    }
  };
  return (
    <Alert
      title={t('lastCreated')}
      action={
        <Button variant="secondary" onPress={() => void showAgain()}>
          {t('showACode')}
        </Button>
      }
    >
      <PassSummary passes={passes} />
    </Alert>
  );
}
