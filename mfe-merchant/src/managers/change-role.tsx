import type { Manager, StaffRole } from '@turno/shared-types';
import { Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useCommand } from '../shared/use-command.ts';
import { changeRoleAtom } from './atoms.ts';
import s from './managers.module.css';
import { RoleSelect } from './role-select.tsx';

type ChangeRoleProps = { manager: Manager; name: string };

/** S-08: an owner changes a person's role, and sees what the role permits. */
export function ChangeRole({ manager, name }: ChangeRoleProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const changeRole = useSetAtom(changeRoleAtom);
  const [chosen, setChosen] = useState<StaffRole | null>(null);
  const command = useCommand();
  const role = chosen ?? manager.role;
  const close = () => {
    command.clear();
    setChosen(null);
  };
  const confirm = () =>
    command.run(async () => {
      await changeRole(manager.userId, role);
      close();
      toast.success(t('team.changed', { name, role: t(`team.roles.${role}`) }));
    });
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={!isOnline}
        aria-label={t('team.changeNamed', { name })}
        onPress={() => setChosen(manager.role)}
      >
        {t('team.change')}
      </Button>
      <ConfirmSheet
        isOpen={chosen !== null}
        onOpenChange={close}
        title={t('team.changeNamed', { name })}
        confirmLabel={t('team.change')}
        isPending={command.isPending}
        errorMessage={command.problem}
        onConfirm={() => void confirm()}
      >
        <div className={s.part}>
          <RoleSelect role={role} onChange={setChosen} />
          {manager.role === 'owner' && role !== 'owner' && <p>{t('team.ownerEnds')}</p>}
        </div>
      </ConfirmSheet>
    </>
  );
}
