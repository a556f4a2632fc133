import type { PassOwner } from '@turno/shared-types';
import { Alert, ConfirmSheet } from '@turno/shared-ui/components';
import { useWords } from '../../locales/texts.ts';
import lists from '../../shared/passes/pass-lists.module.css';
import s from '../my-tickets.module.css';
import { choiceOf, type Draft } from './draft.ts';

type ConfirmGivingProps = {
  draft: Draft;
  owners: readonly PassOwner[];
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onConfirm: () => void;
  isPending: boolean;
};

/** CON-070: names every pass with its person, and warns that the assignment is final, before it happens. */
export function ConfirmGiving({ draft, owners, ...sheet }: ConfirmGivingProps) {
  const t = useWords();
  const given = draft.passes.flatMap((pass) => {
    const choice = choiceOf(draft, pass.id);
    if (choice === null) return [];
    const known = owners.find(({ id }) => id === choice)?.name;
    const { id: typeId, name } = pass.pass_type;
    return [{ id: pass.id, typeId, pass: name, name: known ?? String(choice) }];
  });
  const skipped = draft.passes.length - given.length;
  return (
    <ConfirmSheet
      {...sheet}
      title={t('passAdd.confirmTitle')}
      confirmLabel={t('passAdd.confirm', { count: given.length })}
      cancelLabel={t('passAdd.back')}
    >
      <div className={lists.section}>
        <ul className={s.pairs}>
          {given.map(({ id, pass, name }) => (
            <li key={id}>{t('passAdd.confirmLine', { pass, name })}</li>
          ))}
        </ul>
        {skipped > 0 && <p>{t('passAdd.skipped', { count: skipped })}</p>}
        {doubled(given).map((line) => (
          <Alert key={line.id} kind="warning">
            {t('passAdd.doubled', line)}
          </Alert>
        ))}
        <Alert kind="warning">{t('passAdd.confirmText')}</Alert>
      </div>
    </ConfirmSheet>
  );
}

type Given = { id: number; typeId: number; pass: string; name: string };

/**
 * PAS-031: people who would get several passes of one type, of which only one can be used per day: usually a name that was
 * typed twice.
 */
function doubled(given: readonly Given[]): Given[] {
  const keyOf = ({ typeId, name }: Given) => `${typeId} ${name.toLowerCase()}`;
  return given.filter((each) => {
    const same = given.filter((other) => keyOf(other) === keyOf(each));
    return same.length > 1 && same[0] === each;
  });
}
