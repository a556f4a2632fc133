import type { Merchant } from '@turno/shared-types';
import { ENTRANCE_SCAN_DELAY_MS } from '@turno/shared-types/constants';
import { Card, PageTitle, Select, Skeleton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { NoMerchant } from '@turno/shared-ui/my-merchants';
import { QrScanner } from '@turno/shared-ui/scanner';
import { useAtomValue, useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import s from './check-in.module.css';
import { readCodeAtom } from './check-in-atoms.ts';
import { CheckInHistory } from './check-in-history.tsx';
import { type Reading, readingOf } from './entrance-history.ts';
import { merchantAtom, myMerchantsQueryAtom } from './merchant-atoms.ts';
import { ResultBand } from './result-band.tsx';
import { useErrorWords } from './words.ts';

/** PSU-007 to PSU-011: staff check the tickets of arriving visitors here. */
export function CheckInScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  return (
    <div className={s.ground}>
      <div className={s.page}>
        <div className={s.header}>
          {/* SHL-023: the document's title is Italian in every language. */}
          <PageTitle title="Controllo ingressi">{t('title')}</PageTitle>
          {merchant && <MerchantPicker merchant={merchant} />}
        </div>
        {merchant ? (
          <div className={s.columns}>
            <EntranceReader />
            <CheckInHistory timeZone={merchant.timezone} />
          </div>
        ) : (
          <MerchantMissing />
        )}
      </div>
    </div>
  );
}

/** The merchant whose tickets are checked; a choice if the account has several. */
function MerchantPicker({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const merchants = useAtomValue(myMerchantsQueryAtom).data?.merchants ?? [];
  const pick = useSetAtom(merchantAtom);
  if (merchants.length < 2) return <p className={s.where}>{merchant.name}</p>;
  return (
    <div className={s.switcher}>
      <Select
        label={t('merchant')}
        options={merchants.map(({ id, name }) => ({ id, label: name }))}
        value={merchant.id}
        onChange={pick}
      />
    </div>
  );
}

function MerchantMissing() {
  const t = useTexts(texts);
  const query = useAtomValue(myMerchantsQueryAtom);
  return (
    <NoMerchant
      query={query}
      words={{
        loadFailed: t('loadFailed'),
        noMerchants: t('noMerchants'),
        noMerchantsHint: t('noMerchantsHint'),
      }}
      skeleton={<Skeleton height="30rem" radius="16px" />}
    />
  );
}

/** The camera and the field for codes, below the result of the latest reading. */
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
