import type { Report } from '@turno/shared-types/reports';
import { Button } from '@turno/shared-ui/components';
import { useLanguage, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { rangeAtom, reportQueueAtom } from './atoms.ts';
import { saveCsv, separatorIn } from './csv.ts';
import { isWait } from './figure-words.ts';
import { ALL_FIGURES } from './range-rows.ts';

/** Saves the days of a report with all figures, for a spreadsheet. */
export function DownloadButton({ report }: { report: Report }) {
  const t = useTexts(texts);
  const language = useLanguage();
  const merchant = useAtomValue(merchantAtom);
  const queue = useAtomValue(reportQueueAtom);
  const range = useAtomValue(rangeAtom);
  const save = () => {
    const queueName = queue?.name ?? t('reports.allQueues');
    const label = (name: (typeof ALL_FIGURES)[number]) =>
      `${t(`reports.figures.${name}`)}${isWait(name) ? ' (s)' : ''}`;
    const rows = [
      [t('reports.date'), t('reports.queue'), ...ALL_FIGURES.map(label)],
      ...report.days.map((day) => [day.date, queueName, ...ALL_FIGURES.map((name) => day[name])]),
    ];
    const name = `${['turno', merchant?.vanity, range?.from, range?.to].join('_')}.csv`;
    saveCsv(name, rows, separatorIn(language));
  };
  return (
    <Button variant="secondary" onPress={save}>
      {t('reports.download')}
    </Button>
  );
}
