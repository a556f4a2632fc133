import type { Merchant } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import { franchiseIdAtom } from '@turno/shared-ui/boot';
import {
  CalendarDays,
  ChartColumn,
  CircleX,
  Clock,
  Hash,
  Plus,
  QrCode,
  Ticket,
  TriangleAlert,
  Users,
} from '@turno/shared-ui/components';
import { ListRow, ListRows, NumberBadge } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { anotherPlacePath, ROUTES, specialTimesPath } from '../paths.ts';
import { choiceOf, useChoiceText } from '../shared/early-joining.ts';
import { PosterSheet } from '../shared/poster/poster-sheet.tsx';

const CLOCK_STEP_MS = 60_000;

/** MER-055: what can be set, each row with its present state, and the poster to print again. */
export function SettingRows({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const choiceText = useChoiceText();
  const [isPrinting, setPrinting] = useState(false);
  const { special, closings } = useComingDates(merchant);
  const queues = merchant.queues.filter(({ parentQueueId }) => parentQueueId === null).length;
  return (
    <>
      <ListRows label={t('settings.rows')}>
        <ListRow
          to={ROUTES.queues}
          icon={<Hash />}
          label={t('settings.queues')}
          badge={<NumberBadge count={queues} label={t('settings.queueCount', { count: queues })} />}
        />
        <ListRow
          to={ROUTES.limits}
          icon={<TriangleAlert />}
          label={t('limits.title')}
          description={`${t('limits.label')}: ${choiceText(choiceOf(merchant))}`}
        />
        <ListRow to={ROUTES.openings} icon={<Clock />} label={t('openings.title')} />
        <ListRow
          to={specialTimesPath('openings')}
          icon={<CalendarDays />}
          label={t('special.openings.title')}
          badge={special > 0 && <Dates count={special} />}
        />
        <ListRow
          to={specialTimesPath('closings')}
          icon={<CircleX />}
          label={t('special.closings.title')}
          badge={closings > 0 && <Dates count={closings} />}
        />
        <ListRow
          to={ROUTES.passTypes}
          icon={<Ticket />}
          label={t('passTypes.title')}
          description={t('passTypes.rowHint')}
        />
        <ListRow to={ROUTES.reports} icon={<ChartColumn />} label={t('reports.title')} />
        <ListRow to={ROUTES.managers} icon={<Users />} label={t('managers.title')} />
        <ListRow
          onPress={() => setPrinting(true)}
          icon={<QrCode />}
          label={t('settings.poster')}
          description={t('settings.posterHint')}
        />
        <AnotherPlaceRow />
      </ListRows>
      <PosterSheet merchant={merchant} isOpen={isPrinting} onOpenChange={setPrinting} />
    </>
  );
}

/** IDN-036: a link to register another place with the same account. */
function AnotherPlaceRow() {
  const t = useTexts(texts);
  // A new place belongs to no franchise (S-07), so that the site of a franchise would not show it.
  if (useAtomValue(franchiseIdAtom) !== null) return null;
  return (
    <ListRow
      to={anotherPlacePath(ROUTES.addMerchant)}
      icon={<Plus />}
      label={t('addMerchant.another')}
      description={t('addMerchant.anotherHint')}
    />
  );
}

function Dates({ count }: { count: number }) {
  const t = useTexts(texts);
  return <NumberBadge count={count} label={t('settings.dateCount', { count })} />;
}

/** The number of dates from today on with special hours, and of closed ones. */
function useComingDates({ openings, timezone }: Merchant): { special: number; closings: number } {
  const { date: today } = localTime(useNow(CLOCK_STEP_MS), timezone);
  const coming = openings.filter(({ date }) => date !== null && date >= today);
  const datesOf = (rows: typeof coming) => new Set(rows.map(({ date }) => date)).size;
  return {
    special: datesOf(coming.filter(({ start }) => start !== null)),
    closings: datesOf(coming.filter(({ start }) => start === null)),
  };
}
