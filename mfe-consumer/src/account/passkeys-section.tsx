import type { Passkey } from '@turno/shared-types';
import {
  Button,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  VisuallyHidden,
} from '@turno/shared-ui/components';
import { formatDate } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { hasPasskeys, passkeysOfferedAtom } from '../shared/passkeys/browser.ts';
import s from './account.module.css';
import type { Account } from './atoms.ts';
import { passkeysAtom } from './passkey-atoms.ts';
import { AddPasskeySheet, RemovePasskeySheet, RenamePasskeySheet } from './passkey-sheets.tsx';
import { Section } from './section.tsx';

type Open = { sheet: 'add' } | { sheet: 'rename' | 'remove'; passkey: Passkey } | null;

/** The account's passkeys (decision 145); renders nothing on pages that do not offer passkeys. */
export function PasskeysSection({ account }: { account: Account }) {
  const isOffered = useAtomValue(passkeysOfferedAtom);
  return isOffered ? <Passkeys hasPassword={!account.signsInWithFacebook} /> : null;
}

function Passkeys({ hasPassword }: { hasPassword: boolean }) {
  const t = useWords();
  const { data: passkeys, error, isFetching, refetch } = useAtomValue(passkeysAtom);
  const [open, setOpen] = useState<Open>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const close = () => setOpen(null);
  const isRemoved = useRef(false);
  // The row is removed together with the button that opened the sheet and would get the focus back.
  useEffect(() => {
    if (open !== null || !isRemoved.current) return;
    isRemoved.current = false;
    heading.current?.focus();
  }, [open]);
  const sheet = { hasPassword, onClose: close };
  return (
    <Section title={t('passkeys.title')} headingRef={heading}>
      <p className={s.text}>{t('passkeys.lead')}</p>
      {!passkeys && !error && (
        <SkeletonGroup>
          <Skeleton height="3rem" />
        </SkeletonGroup>
      )}
      {!passkeys && error && (
        <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />
      )}
      {passkeys?.length === 0 && <p>{t('passkeys.none')}</p>}
      {passkeys && passkeys.length > 0 && (
        <ul className={s.list}>
          {passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} onOpen={setOpen} />
          ))}
        </ul>
      )}
      {hasPasskeys() ? (
        <Button variant="secondary" className={s.action} onPress={() => setOpen({ sheet: 'add' })}>
          {t('passkeys.add')}
        </Button>
      ) : (
        <p className={s.text}>{t('passkeys.unsupported')}</p>
      )}
      <AddPasskeySheet {...sheet} isOpen={open?.sheet === 'add'} />
      {open && open.sheet !== 'add' && (
        <>
          <RenamePasskeySheet
            passkey={open.passkey}
            isOpen={open.sheet === 'rename'}
            onClose={close}
          />
          <RemovePasskeySheet
            {...sheet}
            passkey={open.passkey}
            isOpen={open.sheet === 'remove'}
            onRemoved={() => {
              isRemoved.current = true;
              close();
            }}
          />
        </>
      )}
    </Section>
  );
}

type PasskeyRowProps = { passkey: Passkey; onOpen: (open: Open) => void };

function PasskeyRow({ passkey, onOpen }: PasskeyRowProps) {
  const t = useWords();
  const { name, createdAt, lastUsedAt } = passkey;
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  const dateOf = (at: string) => ({ date: formatDate(t, at, timeZone) });
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong className={s.device}>{name}</strong>
        <span className={s.text}>{t('passkeys.created', dateOf(createdAt))}</span>
        <span className={s.text}>
          {lastUsedAt === null ? t('passkeys.unused') : t('passkeys.used', dateOf(lastUsedAt))}
        </span>
      </div>
      <Button variant="secondary" onPress={() => onOpen({ sheet: 'rename', passkey })}>
        {t('passkeys.rename')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
      <Button variant="secondary" onPress={() => onOpen({ sheet: 'remove', passkey })}>
        {t('passkeys.remove')}
        <VisuallyHidden>: {name}</VisuallyHidden>
      </Button>
    </li>
  );
}
