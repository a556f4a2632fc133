import { DEFAULT_TIME_ZONE } from '@turno/shared-types/constants';
import { formatDate, formatTime, useSharedTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { merchantAtom } from '../shared/merchant-atoms.ts';

/** Formats date and time of an instant in the merchant's time zone. */
export function useInstant(): (instant: string) => string {
  const t = useSharedTexts();
  const timeZone = useAtomValue(merchantAtom)?.timezone ?? DEFAULT_TIME_ZONE;
  return (instant) => {
    const at = new Date(instant);
    return `${formatDate(t, at, timeZone)} ${formatTime(at, timeZone)}`;
  };
}
