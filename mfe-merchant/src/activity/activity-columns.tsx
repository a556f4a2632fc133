import type { Column } from '@turno/shared-ui/data';
import { formatDate, formatTime, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { managersQueryAtom, useManagerName } from '../shared/team.ts';
import type { Line } from './atoms.ts';
import { useFormerName } from './former-name.ts';

/** When, who, what, and what it was done to. */
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
  const detailOf = ({ queue, ticketValue, desk, memberId, givenRole }: Line) =>
    [
      ticketValue,
      queue && (queue.name ?? t('activity.removedQueue')),
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
      cell: ({ kind }) => t(`activity.kinds.${kind}`),
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
