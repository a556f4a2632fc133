import type { Manager, Merchant } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { Button, Card, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { formatDate, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useMay } from '../shared/access/use-may.ts';
import { useManagerName } from '../shared/team.ts';
import { useCommand } from '../shared/use-command.ts';
import { removeManagerAtom } from './atoms.ts';
import { ChangeRole } from './change-role.tsx';
import s from './managers.module.css';

type ManagerListProps = { merchant: Merchant; managers: readonly Manager[] };

/** The team of the merchant. Owners change roles and remove people; everybody but the last owner may leave. */
export function ManagerList({ merchant, managers }: ManagerListProps) {
  const t = useTexts(texts);
  const ownId = useAtomValue(sessionAtom)?.id;
  const nameOf = useManagerName();
  const isOwner = useMay('team');
  const owners = managers.filter(({ role }) => role === 'owner');
  const isLastOwner = isOwner && owners.length === 1;
  return (
    <Card as="section" className={s.part} aria-label={t('managers.title')}>
      <ul className={s.list}>
        {managers.map((manager) => (
          <li key={manager.userId} className={s.row}>
            <span className={s.who}>
              <strong>
                {nameOf(manager)}
                {manager.userId === ownId && ` ${t('managers.you')}`}
              </strong>
              {manager.name !== null && <span className={s.small}>{manager.email}</span>}
              <RoleLine manager={manager} timeZone={merchant.timezone} />
            </span>
            <div className={s.actions}>
              {isOwner && !(isLastOwner && manager.role === 'owner') && (
                <ChangeRole manager={manager} name={nameOf(manager)} />
              )}
              {(manager.userId === ownId ? !isLastOwner : isOwner) && (
                <RemoveButton
                  merchant={merchant}
                  manager={manager}
                  isSelf={manager.userId === ownId}
                />
              )}
            </div>
          </li>
        ))}
      </ul>
      {isLastOwner && <p className={s.small}>{t('managers.lastHint')}</p>}
    </Card>
  );
}

function RoleLine({ manager, timeZone }: { manager: Manager; timeZone: string }) {
  const t = useTexts(texts);
  const { role, since } = manager;
  return (
    <span className={s.small}>
      {t(`team.roles.${role}`)}
      {since && ` · ${t('team.since', { date: formatDate(t, since, timeZone) })}`}
    </span>
  );
}

type RemoveButtonProps = { merchant: Merchant; manager: Manager; isSelf: boolean };

function RemoveButton({ merchant, manager, isSelf }: RemoveButtonProps) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const remove = useSetAtom(removeManagerAtom);
  const [isAsking, setAsking] = useState(false);
  const command = useCommand();
  const name = useManagerName()(manager);
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
