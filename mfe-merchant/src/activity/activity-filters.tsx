import { ACTIVITY_GROUPS, type ActivityGroup } from '@turno/shared-types/activity';
import { localTime } from '@turno/shared-types/rules';
import { Button, Select } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { DateField } from '@turno/shared-ui/time';
import { useAtom, useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { managersQueryAtom, useManagerName } from '../shared/team.ts';
import s from './activity.module.css';
import { filterAtom, formerAtom } from './atoms.ts';
import { useFormerName } from './former-name.ts';

const STEP_MS = 60_000;
const isGroup = (text: string): text is ActivityGroup => Object.hasOwn(ACTIVITY_GROUPS, text);
const GROUPS = Object.keys(ACTIVITY_GROUPS).filter(isGroup);

/** Filters by person, kind of activity and day. */
export function ActivityFilters({ timeZone }: { timeZone: string }) {
  const t = useTexts(texts);
  const [filter, setFilter] = useAtom(filterAtom);
  const team = useAtomValue(managersQueryAtom).data?.managers ?? [];
  const nameOf = useManagerName();
  const former = useAtomValue(formerAtom);
  const formerName = useFormerName();
  const today = localTime(useNow(STEP_MS), timeZone).date;
  const { userId, group, date } = filter;
  return (
    <div className={s.filters}>
      <Select
        label={t('activity.who')}
        options={[
          { id: 0, label: t('activity.everybody') },
          ...team.map((each) => ({ id: each.userId, label: nameOf(each) })),
          ...former.map((id) => ({ id, label: formerName(id) })),
        ]}
        value={userId ?? 0}
        onChange={(id) => setFilter({ ...filter, userId: id === 0 ? null : id })}
      />
      <Select
        label={t('activity.what')}
        options={[
          { id: 'all' as const, label: t('activity.everything') },
          ...GROUPS.map((id) => ({ id, label: t(`activity.groups.${id}`) })),
        ]}
        value={group ?? 'all'}
        onChange={(id) => setFilter({ ...filter, group: id === 'all' ? null : id })}
      />
      <DateField
        label={t('activity.day')}
        value={date}
        maxDate={today}
        onChange={(day) => setFilter({ ...filter, date: day })}
      />
      {date && (
        <Button variant="quiet" onPress={() => setFilter({ ...filter, date: null })}>
          {t('activity.everyDay')}
        </Button>
      )}
    </div>
  );
}
