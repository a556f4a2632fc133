import type { Merchant, Opening } from '@turno/shared-types';
import { Button, Plus } from '@turno/shared-ui/components';
import { Form, SaveBar, Switch } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { Navigate } from '@turno/shared-ui/router';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { useWeekdayName, WEEK } from '../shared/weekdays.ts';
import { addSlot, closeDay, mayAddSlot, openDay, rowsOf } from './opening-draft.ts';
import s from './openings.module.css';
import { SlotFields } from './slot-fields.tsx';
import { type OpeningDraft, useOpeningDraft } from './use-opening-draft.ts';
import { useSlotProblem } from './use-slot-problem.ts';

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

/** MER-058: one weekday, switched on or off, with its slots. */
function DayBlock({ dayOfWeek, draft }: { dayOfWeek: number; draft: OpeningDraft }) {
  const t = useTexts(texts);
  const { rows, change, invalid } = draft;
  const day = { dayOfWeek, date: null };
  const slots = rowsOf(rows, day);
  const isOpen = slots.some(({ isClosing }) => !isClosing);
  const name = useWeekdayName()(dayOfWeek);
  return (
    <section className={s.day} aria-label={name}>
      <Switch
        isSelected={isOpen}
        onChange={(isOn) => change(isOn ? openDay(rows, dayOfWeek) : closeDay(rows, dayOfWeek))}
        description={t(isOpen ? 'openings.open' : 'openings.closed')}
      >
        {name}
      </Switch>
      {slots.map((slot, index) => (
        <SlotFields
          key={slot.key}
          label={t('openings.slot', { day: name, number: index + 1 })}
          slot={slot}
          draft={draft}
          isInvalid={invalid.has(slot.key)}
          isRemovable={slots.length > 1}
        />
      ))}
      {isOpen && mayAddSlot(rows, day) && (
        <Button
          variant="quiet"
          icon={<Plus aria-hidden />}
          onPress={() => change(addSlot(rows, day))}
        >
          {t('openings.addSlot')}
        </Button>
      )}
    </section>
  );
}
