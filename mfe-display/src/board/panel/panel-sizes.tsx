import { localeAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts, type Words } from '../../locales/texts.ts';
import { LargeNumber } from './large-number.tsx';
import { type BoardCall, placeWords, type SizeCall, shownNumber } from './panel-calls.ts';
import s from './panel-sizes.module.css';
import type { CalledNumber } from './panel-view.ts';

type PanelSizesProps = { sizes: readonly SizeCall[]; call: CalledNumber | null };

/** S-01: the last number of each size of a multi-queue; the call being presented is highlighted. */
export function PanelSizes({ sizes, call }: PanelSizesProps) {
  const t = useTexts(texts);
  const shown = sizes.map((size) => (call?.sourceId === size.queueId ? { ...size, call } : size));
  const numbers = shown.flatMap((size) => (size.call ? [shownNumber(size.call)] : []));
  const latest = shown
    .map((size) => size.call?.calledAt ?? '')
    .toSorted()
    .at(-1);
  return (
    <ul className={s.sizes}>
      {shown.map((size) => (
        <li
          key={size.queueId}
          className={s.size}
          data-now={(size.call !== null && size.call.calledAt === latest) || undefined}
        >
          <p className={s.party}>{partyText(t, size)}</p>
          {size.call ? (
            <LargeNumber number={shownNumber(size.call)} others={numbers} />
          ) : (
            <p className={s.none}>–</p>
          )}
          {size.call && <Place call={size.call} />}
        </li>
      ))}
    </ul>
  );
}

function Place({ call }: { call: BoardCall }) {
  const place = placeWords(call, call.desk, useAtomValue(localeAtom));
  return place && <p className={s.party}>{place}</p>;
}

function partyText(t: Words, { minPax, maxPax }: SizeCall): string {
  if (maxPax === null) return t('partyFrom', { min: minPax });
  if (minPax === maxPax) return t('party', { count: minPax });
  return t('partyRange', { min: minPax, max: maxPax });
}
