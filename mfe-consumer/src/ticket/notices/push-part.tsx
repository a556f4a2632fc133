import type { TicketNotices } from '@turno/shared-types/notices';
import { Button } from '@turno/shared-ui/components';
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

/** Messages of the browser. A person who refuses them is not asked again: the browser's settings decide then. */
export function PushPart({ notices, isPending, run }: PushPartProps) {
  const t = useWords();
  const [permission, setPermission] = useState(Notification.permission);
  const turnOn = () =>
    run(async () => {
      const push = await subscribeToPush(notices.pushKey);
      setPermission(Notification.permission);
      return push && { push };
    });
  if (permission === 'denied') return <p className={s.small}>{t('notices.blocked')}</p>;
  if (notices.hasPush) {
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
      <p>{t('notices.offer')}</p>
      <Button isPending={isPending} onPress={() => void turnOn()}>
        {t('notices.turnOn')}
      </Button>
    </>
  );
}
