import { formatDay, useSharedTexts } from '@turno/shared-ui/i18n';

type ShowTime = { date: string; time: string };

/** The show of a ticket with its day, because paper is read on other days: "Show: 22/11/2026, 20:30". */
export function useShowLine(): (show: ShowTime) => string {
  const t = useSharedTexts();
  return ({ date, time }) => t('slip.show', { time: `${formatDay(t, date)}, ${time}` });
}
