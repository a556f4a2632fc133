import type { Merchant } from '@turno/shared-types';
import { isEmail } from '@turno/shared-types/rules';
import {
  Alert,
  Button,
  ErrorState,
  Select,
  Skeleton,
  SkeletonGroup,
  TextField,
  useToast,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import s from '../../shared/sections.module.css';
import { useCommand } from '../../shared/use-command.ts';
import { franchisingsQueryAtom, joinFranchiseAtom, mailFranchiseInvitationAtom } from './atoms.ts';

/** S-07: the franchising that the merchant belongs to or asked to join, and how to join one. */
export function FranchiseSection({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { franchising } = merchant;
  return (
    <section className={s.section} aria-labelledby="franchise">
      <h2 id="franchise" className={s.heading}>
        {t('franchise.title')}
      </h2>
      {franchising ? (
        <>
          <p>{t('franchise.member', { name: franchising.name })}</p>
          <InviteForm franchisingId={franchising.id} />
        </>
      ) : (
        <Join requestedId={merchant.requestedFranchisingId ?? null} />
      )}
    </section>
  );
}

/** Invites another merchant; only the franchising's team may, otherwise the services reject it. */
function InviteForm({ franchisingId }: { franchisingId: number }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const mail = useSetAtom(mailFranchiseInvitationAtom);
  const { isPending, problem, run } = useCommand();
  const [email, setEmail] = useState('');
  const [isInvalid, setInvalid] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const to = email.trim();
    setInvalid(!isEmail(to));
    if (!isEmail(to)) return;
    void run(async () => {
      await mail({ franchisingId, email: to });
      toast.success(t('managers.invited', { email: to }));
      setEmail('');
    });
  };
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <TextField
        label={t('franchise.invite')}
        description={t('franchise.inviteHint')}
        type="email"
        name="email"
        inputMode="email"
        autoComplete="off"
        value={email}
        onChange={setEmail}
        errorMessage={isInvalid ? t('managers.invalidEmail') : problem}
      />
      <div>
        <Button type="submit" variant="secondary" isPending={isPending} isDisabled={!isOnline}>
          {t('managers.send')}
        </Button>
      </div>
    </form>
  );
}

/** Joins by the manager's confirmed address; an invitation is mailed and has a page of its own. */
function Join({ requestedId }: { requestedId: number | null }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const toast = useToast();
  const { data, error, refetch, isFetching } = useAtomValue(franchisingsQueryAtom);
  const join = useSetAtom(joinFranchiseAtom);
  const { isPending, problem, run } = useCommand();
  const [chosen, choose] = useState<number | null>(requestedId);
  if (!data) {
    if (!error)
      return (
        <SkeletonGroup>
          <Skeleton height="6rem" radius="16px" />
        </SkeletonGroup>
      );
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (data.length === 0) return <p>{t('franchise.none')}</p>;
  const requested = data.find(({ id }) => id === requestedId);
  const press = (franchisingId: number) =>
    run(async () => {
      await join({ franchisingId });
      toast.success(t('franchise.joined'));
    });
  return (
    <>
      {requested && <Alert>{t('franchise.requested', { name: requested.name })}</Alert>}
      <p>{t('franchise.hint')}</p>
      {problem && <Alert kind="error">{problem}</Alert>}
      <Select
        label={t('franchise.label')}
        options={data.map(({ id, name }) => ({ id, label: name }))}
        value={chosen}
        onChange={choose}
        placeholder={t('franchise.choose')}
      />
      <div>
        <Button
          variant="secondary"
          isPending={isPending}
          isDisabled={chosen === null || !isOnline}
          onPress={() => {
            if (chosen !== null) void press(chosen);
          }}
        >
          {t('franchise.join')}
        </Button>
      </div>
    </>
  );
}
