import type { Manager, Merchant } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Button, Card, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { useCommand } from '../shared/use-command.ts';
import { removeManagerAtom } from './atoms.ts';
import s from './managers.module.css';

type ManagerListProps = { merchant: Merchant; managers: readonly Manager[] };

/** Who manages the merchant; another one can be removed, and whoever is not the last may leave. */
export function ManagerList({ merchant, managers }: ManagerListProps) {
  const t = useTexts(texts);
  const ownId = useAtomValue(sessionAtom)?.id;
  const isAlone = managers.length === 1;
  return (
    <Card as="section" className={s.part} aria-label={t('managers.title')}>
      <ul className={s.list}>
        {managers.map((manager) => (
          <li key={manager.userId} className={s.row}>
            <span className={s.who}>
              <strong>
                {manager.name ?? manager.email ?? t('managers.unknown')}
                {manager.userId === ownId && ` ${t('managers.you')}`}
              </strong>
              {manager.name !== null && <span className={s.small}>{manager.email}</span>}
            </span>
            {!isAlone && (
              <RemoveButton
                merchant={merchant}
                manager={manager}
                isSelf={manager.userId === ownId}
              />
            )}
          </li>
        ))}
      </ul>
      {isAlone && <p className={s.small}>{t('managers.lastHint')}</p>}
    </Card>
  );
}

type RemoveButtonProps = { merchant: Merchant; manager: Manager; isSelf: boolean };

function RemoveButton({ merchant, manager, isSelf }: RemoveButtonProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const navigate = useNavigate();
  const remove = useSetAtom(removeManagerAtom);
  const [isAsking, setAsking] = useState(false);
  const command = useCommand();
  const name = manager.name ?? manager.email ?? t('managers.unknown');
  const label = t(isSelf ? 'managers.leave' : 'managers.remove');
  const ask = (isOpen: boolean) => {
    command.clear();
    setAsking(isOpen);
  };
  const confirm = () =>
    command.run(async () => {
      await remove(manager.userId);
      ask(false);
      toast.success(t(isSelf ? 'managers.left' : 'managers.removed', { name }));
      if (isSelf) void navigate(ROUTES.dashboard);
    });
  return (
    <>
      <Button
        variant="secondary"
        isDisabled={!isOnline}
        aria-label={isSelf ? label : t('managers.removeNamed', { name })}
        onPress={() => ask(true)}
      >
        {label}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={isSelf ? t('managers.leaveQuestion') : t('managers.removeQuestion', { name })}
        confirmLabel={label}
        isPending={command.isPending}
        errorMessage={command.problem}
        isDanger
        onConfirm={() => void confirm()}
      >
        <p>{t(isSelf ? 'managers.leaveHint' : 'managers.removeHint', { place: merchant.name })}</p>
      </ConfirmSheet>
    </>
  );
}
