import type { ManagerInvitation, StaffRole } from '@turno/shared-types';
import { isEmail } from '@turno/shared-types/rules';
import { Button, Card, TextField, useToast } from '@turno/shared-ui/components';
import { errorText, formatDate, useTexts } from '@turno/shared-ui/i18n';
import { useNow, useOnline } from '@turno/shared-ui/live';
import { LinkForUnverified } from '@turno/shared-ui/my-merchants';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { useCommand } from '../shared/use-command.ts';
import { inviteAtom, revokeAtom } from './atoms.ts';
import s from './managers.module.css';
import { RoleSelect } from './role-select.tsx';

const STEP_MS = 60_000;

/** Invites a person by e-mail to a role. */
export function InviteForm() {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const invite = useSetAtom(inviteAtom);
  const [email, setEmail] = useState('');
  const [role, setRole] = useState<StaffRole>('desk');
  const [isInvalid, setInvalid] = useState(false);
  const command = useCommand();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setInvalid(!isEmail(email));
    if (!isEmail(email)) return;
    await command.run(async () => {
      await invite({ email: email.trim(), role });
      toast.success(t('managers.invited', { email: email.trim() }));
      setEmail('');
    });
  };
  return (
    <Card as="section" className={s.part} aria-labelledby="invite">
      <h2 id="invite">{t('managers.invite')}</h2>
      <form className={s.part} onSubmit={(event) => void submit(event)} noValidate>
        <TextField
          label={t('managers.email')}
          description={t('managers.inviteHint')}
          type="email"
          name="email"
          inputMode="email"
          autoComplete="off"
          value={email}
          onChange={setEmail}
          errorMessage={isInvalid ? t('managers.invalidEmail') : command.problem}
        />
        <LinkForUnverified error={command.error} />
        <RoleSelect role={role} onChange={setRole} />
        <Button type="submit" isPending={command.isPending} isDisabled={!isOnline}>
          {t('managers.send')}
        </Button>
      </form>
    </Card>
  );
}

type InvitationListProps = { invitations: readonly ManagerInvitation[]; timeZone: string };

/** The invitations that nobody has accepted yet. */
export function InvitationList({ invitations, timeZone }: InvitationListProps) {
  const t = useTexts(texts);
  const now = useNow(STEP_MS);
  const isOnline = useOnline();
  const revoke = useSetAtom(revokeAtom);
  const toast = useToast();
  if (invitations.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="invitations">
      <h2 id="invitations">{t('managers.invitations')}</h2>
      <ul className={s.list}>
        {invitations.map(({ id, email, role, expiresAt }) => (
          <li key={id} className={s.row}>
            <span className={s.who}>
              <strong>{email}</strong>
              <span className={s.small}>
                {t(`team.roles.${role}`)} ·{' '}
                {now < new Date(expiresAt)
                  ? t('managers.expires', { date: formatDate(t, expiresAt, timeZone) })
                  : t('managers.expired')}
              </span>
            </span>
            <Button
              variant="secondary"
              isDisabled={!isOnline}
              aria-label={t('managers.revokeNamed', { email })}
              onPress={() => void revoke(id).catch((error) => toast.error(errorText(t, error)))}
            >
              {t('managers.revoke')}
            </Button>
          </li>
        ))}
      </ul>
    </Card>
  );
}
