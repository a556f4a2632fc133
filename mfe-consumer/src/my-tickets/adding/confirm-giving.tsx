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

/** CON-070: names every pass with its person, and says that this is for good, before it happens. */
export function ConfirmGiving({ draft, owners, ...sheet }: ConfirmGivingProps) {
  const t = useWords();
  const given = draft.passes.flatMap((pass) => {
    const choice = choiceOf(draft, pass.id);
    if (choice === null) return [];
    const known = owners.find(({ id }) => id === choice)?.name;
    return [{ id: pass.id, pass: pass.pass_type.name, name: known ?? String(choice) }];
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
        <Alert kind="warning">{t('passAdd.confirmText')}</Alert>
      </div>
    </ConfirmSheet>
  );
}
