import type { Webhook } from '@turno/shared-types/webhooks';
import { Alert, Button, ConfirmSheet, Sheet, useToast } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useCommand, useConfirmedCommand } from '../shared/use-command.ts';
import { Deliveries } from './deliveries.tsx';
import { SecretSheet } from './secret-sheet.tsx';
import {
  enableWebhookAtom,
  removeWebhookAtom,
  rotateWebhookAtom,
  testWebhookAtom,
} from './setting-atoms.ts';
import { useInstant } from './use-instant.ts';

/**
 * One webhook with its events and its health, and buttons to test, disable, rotate and remove it and to show its deliveries.
 */
export function WebhookRow({ webhook }: { webhook: Webhook }) {
  const t = useTexts(texts);
  const { id, url, events, enabled } = webhook;
  const [isShowingLog, showLog] = useState(false);
  const test = useSetAtom(testWebhookAtom);
  const enable = useSetAtom(enableWebhookAtom);
  const command = useCommand();
  const toast = useToast();
  const sendTest = () =>
    command.run(async () => {
      await test(id);
      toast.success(t('hooks.tested'));
      showLog(true);
    });
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong>{url}</strong>
        <p>{events.map((event) => t(`hooks.event.${event}`)).join(', ')}</p>
        <Health {...webhook} />
        {command.problem && <Alert kind="error">{command.problem}</Alert>}
      </div>
      <div className={s.actions}>
        <Button
          variant="secondary"
          isPending={command.isPending}
          aria-label={t('hooks.testNamed', { url })}
          onPress={() => void sendTest()}
        >
          {t('hooks.test')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('hooks.logNamed', { url })}
          onPress={() => showLog(true)}
        >
          {t('hooks.log')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t(enabled ? 'hooks.disableNamed' : 'hooks.enableNamed', { url })}
          onPress={() => void command.run(async () => void (await enable(id, !enabled)))}
        >
          {t(enabled ? 'hooks.disable' : 'hooks.enable')}
        </Button>
        <RiskyActions webhook={webhook} />
      </div>
      <Sheet isOpen={isShowingLog} onOpenChange={showLog} title={t('hooks.log')}>
        <Deliveries webhookId={id} />
      </Sheet>
    </li>
  );
}

/** Whether messages arrive, and which secrets sign them. */
function Health({ enabled, failingSince, previousSecretEndsAt }: Webhook) {
  const t = useTexts(texts);
  const instant = useInstant();
  return (
    <>
      {!enabled && (
        <Alert kind="warning">
          {t(failingSince ? 'hooks.disabledByFailure' : 'hooks.isDisabled')}
        </Alert>
      )}
      {enabled && failingSince && (
        <Alert kind="warning">{t('hooks.failing', { when: instant(failingSince) })}</Alert>
      )}
      {previousSecretEndsAt && (
        <p className={s.quiet}>{t('hooks.previous', { when: instant(previousSecretEndsAt) })}</p>
      )}
    </>
  );
}

/** Replaces the secret, or removes the webhook; each is confirmed. */
function RiskyActions({ webhook: { id, url } }: { webhook: Webhook }) {
  const t = useTexts(texts);
  const [secret, setSecret] = useState<string | null>(null);
  const rotate = useSetAtom(rotateWebhookAtom);
  const remove = useSetAtom(removeWebhookAtom);
  const { question, ask, sheet } = useConfirmedCommand<'rotate' | 'remove'>(async (asked) => {
    if (asked === 'rotate') setSecret((await rotate(id)).secret);
    else await remove(id);
  });
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('hooks.rotateNamed', { url })}
        onPress={() => ask('rotate')}
      >
        {t('hooks.rotate')}
      </Button>
      <Button
        variant="secondary"
        aria-label={t('hooks.removeNamed', { url })}
        onPress={() => ask('remove')}
      >
        {t('hooks.remove')}
      </Button>
      <ConfirmSheet
        {...sheet}
        title={t(question === 'rotate' ? 'hooks.rotate' : 'hooks.remove')}
        confirmLabel={t(question === 'rotate' ? 'hooks.rotate' : 'hooks.remove')}
        isDanger={question === 'remove'}
      >
        <p className={s.address}>{url}</p>
        <p>{t(question === 'rotate' ? 'hooks.rotateHint' : 'hooks.removeHint')}</p>
      </ConfirmSheet>
      <SecretSheet title={t('hooks.made')} secret={secret} onClose={() => setSecret(null)} />
    </>
  );
}
