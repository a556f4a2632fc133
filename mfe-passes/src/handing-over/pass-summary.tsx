import type { Pass } from '@turno/shared-types';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import { myMerchantsQueryAtom } from '../shared/merchant-atoms.ts';
import s from './handing-over.module.css';

/** PSU-004: the number of passes by name, and their franchising. */
export function PassSummary({ passes }: { passes: readonly Pass[] }) {
  const t = useTexts(texts);
  const franchisingName = useFranchisingName();
  return (
    <ul className={s.summary}>
      {groupsOf(passes).map(({ passType, count }) => (
        <li key={passType.id}>
          <strong>{t('passCount', { count })}</strong> {passType.name}
          {franchisingName(passType.franchisingId) && (
            <span className={s.quiet}> · {franchisingName(passType.franchisingId)}</span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Returns the name of a franchising to which one of the account's merchants belongs. */
export function useFranchisingName(): (franchisingId: number | null) => string | null {
  const { merchants = [] } = useAtomValue(myMerchantsQueryAtom).data ?? {};
  const names = new Map(
    merchants.flatMap(({ franchising }) =>
      franchising ? [[franchising.id, franchising.name] as const] : [],
    ),
  );
  return (franchisingId) => (franchisingId === null ? null : (names.get(franchisingId) ?? null));
}

function groupsOf(passes: readonly Pass[]) {
  const types = new Map(passes.map(({ pass_type }) => [pass_type.id, pass_type]));
  return [...types.values()].map((passType) => ({
    passType,
    count: passes.filter(({ passTypeId }) => passTypeId === passType.id).length,
  }));
}
