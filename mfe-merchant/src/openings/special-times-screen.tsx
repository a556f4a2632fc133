import type { Merchant, Opening } from '@turno/shared-types';
import { localTime } from '@turno/shared-types/rules';
import { RedirectBecause } from '@turno/shared-ui/boot';
import { Tabs } from '@turno/shared-ui/data';
import { Form, SaveBar } from '@turno/shared-ui/forms';
import { formatDay, useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { Navigate, useNavigate, useParams } from '@turno/shared-ui/router';
import { useMemo } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES, specialTimesPath } from '../paths.ts';
import { SettingsPage } from '../shared/settings-page.tsx';
import { dropClosed, type OpeningKind } from '../shared/week-hours/opening-draft.ts';
import { useSlotProblem } from '../shared/week-hours/use-slot-problem.ts';
import { AddDate } from './add-date.tsx';
import { DateList } from './date-list.tsx';
import { useOpeningDraft } from './use-opening-draft.ts';
import { YearOverview } from './year-overview.tsx';

const KINDS: readonly OpeningKind[] = ['openings', 'closings'];
const CLOCK_STEP_MS = 60_000;

/** MER-061 to MER-064: special openings and extraordinary closings; any other address leads to the weekly hours. */
export function SpecialTimesScreen() {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { type } = useParams();
  const kind = KINDS.find((each) => each === type);
  if (!kind) return <RedirectBecause to={ROUTES.openings} reason="not_found" />;
  return (
    <SettingsPage
      title={kind === 'openings' ? 'Aperture speciali' : 'Chiusure straordinarie'}
      heading={t(`special.${kind}.title`)}
      hint={t(`special.${kind}.hint`)}
      isWide
    >
      {(merchant) => (
        <Tabs
          label={t('special.kinds')}
          tabs={KINDS.map((id) => ({ id, label: t(`special.${id}.title`) }))}
          selected={kind}
          onSelect={(next) => void navigate(specialTimesPath(next))}
        >
          <SpecialForm key={`${merchant.id} ${kind}`} merchant={merchant} kind={kind} />
        </Tabs>
      )}
    </SettingsPage>
  );
}

const IS_OF_KIND = {
  openings: ({ date, start }: Opening) => date !== null && start !== null,
  closings: ({ date, start }: Opening) => date !== null && start === null,
};

/** The dates of one kind from today on, and the resulting year. */
function SpecialForm({ merchant, kind }: { merchant: Merchant; kind: OpeningKind }) {
  const draft = useOpeningDraft(merchant, IS_OF_KIND[kind]);
  const { form, rows, isSaved } = draft;
  const t = useTexts(texts);
  const { date: today } = localTime(useNow(CLOCK_STEP_MS), merchant.timezone);
  const problem = useSlotProblem(draft, ({ date }) => formatDay(t, date ?? today));
  const openings = useMemo(() => {
    const others = merchant.openings.filter((opening) => !IS_OF_KIND[kind](opening));
    return [...others, ...dropClosed(rows)];
  }, [merchant.openings, kind, rows]);
  if (isSaved) return <Navigate to={ROUTES.settings} />;
  return (
    <Form form={form} labels={{}}>
      <AddDate kind={kind} merchant={merchant} draft={draft} today={today} />
      <DateList kind={kind} draft={draft} today={today} />
      <YearOverview openings={openings} today={today} />
      <SaveBar form={form} problem={problem} />
    </Form>
  );
}
