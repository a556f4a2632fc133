import type { TicketNotices } from '@turno/shared-types/notices';
import { Alert, Button } from '@turno/shared-ui/components';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import type { NoticesChange } from './atoms.ts';
import { subscribeToPush } from './browser-push.ts';
import s from './notices.module.css';

type PushPartProps = {
  notices: TicketNotices;
  isPending: boolean;
  run: (work: () => Promise<NoticesChange | null>) => Promise<boolean>;
};

/**
 * Push messages of the browser. A person who refuses them is not asked again, because only the browser's settings can change
 * that; private windows refuse automatically.
 */
export function PushPart({ notices, isPending, run }: PushPartProps) {
  const t = useWords();
  const [permission, setPermission] = useState(Notification.permission);
  const [hasFailed, setFailed] = useState(false);
  const turnOn = () =>
    run(async () => {
      setFailed(false);
      const push = await subscribeToPush(notices.pushKey).catch(() => {
        setFailed(true);
        return null;
      });
      setPermission(Notification.permission);
      return push && { push };
    });
  if (permission === 'denied') return <p className={s.small}>{t('notices.blocked')}</p>;
  // Without permission this browser shows no messages; `hasPush` is then due to the subscription of another browser.
  if (notices.hasPush && permission === 'granted') {
    return (
      <>
        <p role="status">{t('notices.isOn')}</p>
        <Button
          variant="secondary"
          isPending={isPending}
          onPress={() => void run(async () => ({ push: null }))}
        >
          {t('notices.turnOff')}
        </Button>
      </>
    );
  }
  return (
    <>
      {hasFailed && <Alert kind="error">{t('notices.failed')}</Alert>}
      <p>{t(notices.hasPush ? 'notices.isOnElsewhere' : 'notices.offer')}</p>
      <Button isPending={isPending} onPress={() => void turnOn()}>
        {t('notices.turnOn')}
      </Button>
    </>
  );
}
