import type { CheckInRecord } from '@turno/shared-types';
import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { lastPathSegment } from '@turno/shared-types/rules';
import { Card, useAnnounce } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { QrScanner } from '@turno/shared-ui/scanner';
import { useAtomValue, useSetAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { isCheckingAtom, readCodeAtom } from './atoms.ts';
import s from './check-in.module.css';
import type { Reading } from './entrance-history.ts';

const RESULT_MS = 1_500;

/** The camera and the typed code; the answer stands over them for a moment, in colour, sign and word. */
export function EntranceReader() {
  const t = useTexts(NAMESPACE);
  const read = useSetAtom(readCodeAtom);
  const isChecking = useAtomValue(isCheckingAtom);
  const announce = useAnnounce();
  const [result, setResult] = useState<CheckInRecord | null>(null);
  useEffect(() => {
    if (!result) return;
    const timer = setTimeout(() => setResult(null), RESULT_MS);
    return () => clearTimeout(timer);
  }, [result]);
  const take = async (reading: Reading) => {
    const words = {
      alreadyScanned: t('alreadyScanned'),
      of: (error: unknown) => errorText(t, error),
    };
    const record = await read(reading, words);
    if (!record) return;
    setResult(record);
    announce(record.status === 'success' ? t('admitted') : `${t('refused')}. ${record.text ?? ''}`);
  };
  return (
    <Card as="section" className={s.reader} aria-label={t('scanner')}>
      <p className={s.intro}>{t('intro')}</p>
      <QrScanner
        delayMs={ENTRANCE_SCAN_DELAY_MS}
        onScan={(text) => void take({ token: lastPathSegment(text), by: 'camera' })}
        onManual={(token) => void take({ token: token.trim().toUpperCase(), by: 'hand' })}
      />
      <div className={s.result} data-status={result?.status}>
        {isChecking && t('checking')}
        {!isChecking && result && (
          <>
            <strong>{t(result.status === 'success' ? 'admitted' : 'refused')}</strong>
            <span>{result.text ?? t('ticket', { ticket: result.ticketValue })}</span>
          </>
        )}
      </div>
    </Card>
  );
}
