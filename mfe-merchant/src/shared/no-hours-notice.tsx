import type { Merchant } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import { Alert, LinkButton } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { mayAt } from '@turno/shared-ui/my-merchants';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';

const CLOCK_STEP_MS = 60_000;

type NoHoursNoticeProps = {
  merchant: Merchant;
  /** MER-008: whether the services rejected the map's opening hours. */
  areRejected?: boolean;
};

/**
 * Shown for a merchant without opening hours, such as a new one that no map knows: its queues stay closed until it has some.
 */
export function NoHoursNotice({ merchant, areRejected = false }: NoHoursNoticeProps) {
  const t = useTexts(texts);
  const { date: today } = localTime(useNow(CLOCK_STEP_MS), merchant.timezone);
  const hasHours = merchant.openings.some(
    ({ date, start }) => start !== null && (date === null || date >= today),
  );
  // Shows of events have times of their own.
  const needsHours = merchant.queues.some(({ type, listOnly }) => type === 'standard' && !listOnly);
  if (hasHours || !needsHours) return null;
  return (
    <Alert
      kind="warning"
      title={t(areRejected ? 'welcome.hoursMissing' : 'welcome.noHours')}
      action={
        mayAt(merchant, 'editing') && (
          <LinkButton to={ROUTES.openings}>{t('welcome.setHours')}</LinkButton>
        )
      }
    >
      {t(areRejected ? 'welcome.hoursMissingHint' : 'welcome.noHoursHint')}
    </Alert>
  );
}
