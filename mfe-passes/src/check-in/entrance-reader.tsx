import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { Card } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { QrScanner } from '@turno/shared-ui/scanner';
import { useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import s from './check-in.module.css';
import { readCodeAtom } from './check-in-atoms.ts';
import { type Reading, readingOf } from './entrance-history.ts';
import { ResultBand } from './result-band.tsx';

/** The camera and the field for codes, below the result of the latest reading. */
export function EntranceReader() {
  const t = useTexts(texts);
  const read = useSetAtom(readCodeAtom);
  const take = (text: string, by: Reading['by']) =>
    void read(readingOf(text, by), {
      alreadyScanned: t('alreadyScanned'),
      of: (error) => errorText(t, error),
    });
  return (
    <Card as="section" className={s.reader} aria-label={t('scanner')}>
      <ResultBand />
      <QrScanner
        delayMs={ENTRANCE_SCAN_DELAY_MS}
        onScan={(text) => take(text, 'camera')}
        onManual={(text) => take(text, 'hand')}
      />
    </Card>
  );
}
