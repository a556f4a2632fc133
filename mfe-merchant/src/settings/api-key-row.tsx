import type { ApiKey, NewApiKey } from '@turno/shared-types';
import { Button, ConfirmSheet } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useConfirmedCommand } from '../shared/use-command.ts';
import { SecretSheet } from './secret-sheet.tsx';
import { removeApiKeyAtom, rotateApiKeyAtom } from './setting-atoms.ts';
import { useInstant } from './use-instant.ts';

/** One API key: its scopes, its last use, and buttons to replace or revoke it. */
export function ApiKeyRow({ apiKey }: { apiKey: ApiKey }) {
  const t = useTexts(texts);
  const { id, name, scopes, prefix, previous } = apiKey;
  const [made, setMade] = useState<NewApiKey | null>(null);
  const rotate = useSetAtom(rotateApiKeyAtom);
  const revoke = useSetAtom(removeApiKeyAtom);
  const { question, ask, sheet } = useConfirmedCommand<'rotate' | 'revoke'>(async (asked) => {
    if (asked === 'rotate') setMade(await rotate(id));
    else await revoke(id);
  });
  return (
    <li className={s.row}>
      <div>
        <strong>{name}</strong> <code>{prefix}…</code>
        <p>{scopes.map((scope) => t(`keys.scope.${scope}`)).join(', ')}</p>
        <UseOf {...apiKey} />
        {previous && <EndOf {...previous} />}
      </div>
      <div className={s.actions}>
        <Button
          variant="secondary"
          aria-label={t('keys.rotateNamed', { name })}
          onPress={() => ask('rotate')}
        >
          {t('keys.rotate')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('keys.revokeNamed', { name })}
          onPress={() => ask('revoke')}
        >
          {t('keys.revoke')}
        </Button>
      </div>
      <ConfirmSheet
        {...sheet}
        title={t(question === 'rotate' ? 'keys.rotateNamed' : 'keys.revokeNamed', { name })}
        confirmLabel={t(question === 'rotate' ? 'keys.rotate' : 'keys.revoke')}
        isDanger={question === 'revoke'}
      >
        <p>{t(question === 'rotate' ? 'keys.rotateHint' : 'keys.revokeHint')}</p>
      </ConfirmSheet>
      <SecretSheet
        title={t('keys.made')}
        secret={made?.key ?? null}
        onClose={() => setMade(null)}
      />
    </li>
  );
}

function UseOf({ lastUsedAt, createdAt }: Pick<ApiKey, 'lastUsedAt' | 'createdAt'>) {
  const t = useTexts(texts);
  const instant = useInstant();
  const used = lastUsedAt ? t('keys.lastUsed', { when: instant(lastUsedAt) }) : t('keys.unused');
  return (
    <p className={s.quiet}>
      {t('keys.createdAt', { when: instant(createdAt) })} · {used}
    </p>
  );
}

function EndOf({ prefix, endsAt, lastUsedAt }: NonNullable<ApiKey['previous']>) {
  const t = useTexts(texts);
  const instant = useInstant();
  const used = lastUsedAt ? t('keys.lastUsed', { when: instant(lastUsedAt) }) : t('keys.unused');
  return (
    <p className={s.quiet}>
      {t('keys.previous', { prefix, when: instant(endsAt) })} · {used}
    </p>
  );
}
