import type { Merchant, Opening } from '@turno/shared-types';
import { Form, SaveBar } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { Navigate } from '@turno/shared-ui/router';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { DayBlock } from '../shared/week-hours/day-block.tsx';
import { useSlotProblem } from '../shared/week-hours/use-slot-problem.ts';
import { useWeekdayName, WEEK } from '../shared/weekdays.ts';
import { useOpeningDraft } from './use-opening-draft.ts';

const isWeekly = ({ date }: Opening) => date === null;

/** MER-057 to MER-060: the weekly opening hours of a merchant. */
export function OpeningsScreen() {
  const t = useTexts(texts);
  return (
    <SettingsPage title="Orari di apertura" heading={t('openings.title')} hint={t('openings.hint')}>
      {(merchant) => <WeekForm key={merchant.id} merchant={merchant} />}
    </SettingsPage>
  );
}

function WeekForm({ merchant }: { merchant: Merchant }) {
  const draft = useOpeningDraft(merchant, isWeekly);
  const { form, isSaved } = draft;
  const nameOf = useWeekdayName();
  const problem = useSlotProblem(draft, ({ dayOfWeek }) => nameOf(dayOfWeek ?? 0));
  if (isSaved) return <Navigate to={ROUTES.settings} />;
  return (
    <Form form={form} labels={{}}>
      {WEEK.map((dayOfWeek) => (
        <DayBlock key={dayOfWeek} dayOfWeek={dayOfWeek} draft={draft} />
      ))}
      <SaveBar form={form} problem={problem} />
    </Form>
  );
}
