import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { Card } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { QrScanner } from '@turno/shared-ui/scanner';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import s from './check-in.module.css';
import { readCodeAtom } from './check-in-atoms.ts';
import { CheckInHistory } from './check-in-history.tsx';
import { type Reading, readingOf } from './entrance-history.ts';
import { ResultBand } from './result-band.tsx';
import { useErrorWords } from './words.ts';

/** PSU-007 to PSU-011: the page where staff check the tickets of arriving visitors. */
export function CheckIn() {
  const merchant = useAtomValue(merchantAtom);
  if (!merchant) return null;
  return (
    <div className={s.columns}>
      <EntranceReader />
      <CheckInHistory timeZone={merchant.timezone} />
    </div>
  );
}

/** The camera and the code field, below the latest result. */
function EntranceReader() {
  const t = useTexts(texts);
  const read = useSetAtom(readCodeAtom);
  const words = useErrorWords();
  const take = (text: string, by: Reading['by']) => void read(readingOf(text, by), words);
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
