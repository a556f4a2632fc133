import type { Column } from '@turno/shared-ui/data';
import { formatDate, formatDay, formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { managersQueryAtom, useManagerName } from '../shared/team.ts';
import type { Line } from './atoms.ts';
import { useFormerName } from './former-name.ts';

const OF_SHOWS = ['close', 'reopen', 'send-away'] as const;

/** Whether a kind of activity is worded differently for a show than for a queue. */
function isOfShow(kind: Line['kind']): kind is (typeof OF_SHOWS)[number] {
  return OF_SHOWS.some((each) => each === kind);
}

/** The columns of the activity list: when, who, what, and the object. */
export function useActivityColumns(timeZone: string): Column<Line>[] {
  const t = useTexts(texts);
  const team = useAtomValue(managersQueryAtom).data?.managers ?? [];
  const nameOf = useManagerName();
  const formerName = useFormerName();
  const personOf = (userId: number) => {
    const found = team.find((each) => each.userId === userId);
    return found ? nameOf(found) : formerName(userId);
  };
  const authorOf = ({ userId, keyId }: Line) => {
    if (keyId !== null) return t('activity.key', { id: keyId });
    return userId === null ? t('activity.erased') : personOf(userId);
  };
  const detailOf = ({ queue, show, ticketValue, desk, memberId, givenRole }: Line) =>
    [
      ticketValue,
      queue && (queue.name ?? t('activity.removedQueue')),
      show && `${formatDay(t, show.date)} ${show.time}`,
      desk,
      memberId === null ? null : personOf(memberId),
      givenRole && t(`team.roles.${givenRole}`),
    ].filter(Boolean);
  return [
    {
      id: 'when',
      label: t('activity.when'),
      cell: ({ at }) => `${formatDate(t, at, timeZone)} ${formatTime(new Date(at), timeZone)}`,
    },
    {
      id: 'what',
      label: t('activity.what'),
      isRowHeader: true,
      cell: ({ kind, show }) =>
        show && isOfShow(kind) ? t(`activity.shows.${kind}`) : t(`activity.kinds.${kind}`),
    },
    { id: 'detail', label: t('activity.detail'), cell: (row) => detailOf(row).join(' · ') || '–' },
    {
      id: 'who',
      label: t('activity.who'),
      cell: (row) => (
        <>
          {authorOf(row)}
          {row.role && ` · ${t(`team.roles.${row.role}`)}`}
        </>
      ),
    },
  ];
}
