import { formatTime, useTexts } from '@turno/shared-ui/i18n';
import { texts, type Words } from '../../locales/texts.ts';
import type { Hint, Panel } from './panel-view.ts';
import s from './queue-panel.module.css';

type PanelFactsProps = { panel: Panel; timeZone: string };

/** The people waiting, and the wait of the next number or the opening time (DIS-002). */
export function PanelFacts({ panel, timeZone }: PanelFactsProps) {
  const t = useTexts(texts);
  const { state, people, hint } = panel;
  const next = hintTexts(t, hint, timeZone);
  return (
    <div className={s.facts}>
      <dl className={s.list}>
        {people !== null && <Fact label={t('people')} value={String(people)} />}
        {next && <Fact label={next.label} value={next.value} />}
      </dl>
      {state === 'free-access' && <p className={s.remark}>{t('freeAccessHint')}</p>}
    </div>
  );
}

function Fact({ label, value }: { label: string; value: string }) {
  return (
    <div className={s.fact}>
      <dt>{label}</dt>
      <dd>{value}</dd>
    </div>
  );
}

function hintTexts(t: Words, hint: Hint, timeZone: string) {
  switch (hint.kind) {
    case 'opens':
      return { label: t('opensAt'), value: hint.time };
    case 'entrance':
      return { label: t('entranceFrom'), value: hint.time };
    case 'minutes':
      return { label: t('nextWait'), value: t('minutes', { minutes: hint.minutes }) };
    case 'clock':
      return { label: t('nextAt'), value: formatTime(hint.at, timeZone) };
    case 'none':
      return null;
  }
}
