import type { TicketNotices } from '@turno/shared-types/notices';
import { Alert, Button } from '@turno/shared-ui/components';
import { useEffect, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import type { NoticesChange } from './atoms.ts';
import { ownPushDigest, pushDigest, subscribeToPush } from './browser-push.ts';
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
  const [own, setOwn] = useState<string | null | undefined>(undefined);
  useEffect(() => void ownPushDigest().then(setOwn), []);
  const turnOn = () =>
    run(async () => {
      setFailed(false);
      const push = await subscribeToPush(notices.pushKey).catch(() => {
        setFailed(true);
        return null;
      });
      setPermission(Notification.permission);
      if (push) setOwn(await pushDigest(push));
      return push && { push };
    });
  if (permission === 'denied') return <p className={s.small}>{t('notices.blocked')}</p>;
  const receiver = receiverOf({ notices, own, isAllowed: permission === 'granted' });
  if (receiver === null) return null;
  if (receiver === 'here') {
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
      <p>{t(receiver === 'elsewhere' ? 'notices.isOnElsewhere' : 'notices.offer')}</p>
      <Button isPending={isPending} onPress={() => void turnOn()}>
        {t('notices.turnOn')}
      </Button>
    </>
  );
}

type Receiving = {
  notices: TicketNotices;
  /** The digest of this browser's own address; `undefined` until it is known. */
  own: string | null | undefined;
  isAllowed: boolean;
};

/** Which of the holder's browsers receives the messages; `null` until this one knows its own address. */
function receiverOf({
  notices: { hasPush, pushDigest: receiving },
  own,
  isAllowed,
}: Receiving): 'here' | 'elsewhere' | 'nowhere' | null {
  if (!hasPush) return 'nowhere';
  // Without permission this browser shows no messages, whatever subscription it has left.
  if (!isAllowed) return 'elsewhere';
  // Services of an earlier release do not name the browser.
  if (receiving === undefined) return 'here';
  if (own === undefined) return null;
  return own === receiving ? 'here' : 'elsewhere';
}
