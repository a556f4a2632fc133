import type { ReportFigures } from '@turno/shared-types/reports';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import { FIGURES, isWait, useFigureWords } from './figure-words.ts';
import s from './reports.module.css';

type TilesProps = {
  figures: ReportFigures;
  /** The usual figures: counts up to this time of day, waits of the whole day. */
  usual?: { soFar: ReportFigures; wholeDay: ReportFigures } | null;
};

/** The figures of one or more days side by side, each with its usual value. */
export function Tiles({ figures, usual }: TilesProps) {
  const t = useTexts(texts);
  const words = useFigureWords();
  return (
    <dl className={s.tiles}>
      {FIGURES.map((name) => (
        <div key={name} className={s.tile}>
          <dt>{t(`reports.figures.${name}`)}</dt>
          <dd>
            <span className={s.number}>{words.value(name, figures[name])}</span>
            {usual && (
              <span className={s.compared}>
                {isWait(name)
                  ? t('reports.usually', { value: words.value(name, usual.wholeDay[name]) })
                  : t('reports.usuallyByNow', { value: words.value(name, usual.soFar[name]) })}
              </span>
            )}
          </dd>
        </div>
      ))}
    </dl>
  );
}
