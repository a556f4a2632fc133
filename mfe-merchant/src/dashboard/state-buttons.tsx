import type { DailyCounter } from '@turno/shared-types';
import { Button, ConfirmSheet, Pause, Play, useToast } from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { NAMESPACE } from '../locales/texts.ts';
import { busyAtom, closeAtom, pauseAtom } from './atoms.ts';
import s from './dashboard.module.css';

/** MER-025: pause, resume, close (after a question) and reopen. */
export function StateButtons({ counter }: { counter: DailyCounter }) {
  const t = useTexts(NAMESPACE);
  const busy = useAtomValue(busyAtom);
  const pause = useSetAtom(pauseAtom);
  const close = useSetAtom(closeAtom);
  const toast = useToast();
  const [isAsking, setIsAsking] = useState(false);
  const run = async (change: Promise<DailyCounter | null>, done: string) => {
    try {
      if (await change) toast(done, { kind: 'success' });
    } catch (error) {
      toast(errorText(t, error), { kind: 'error' });
    }
    setIsAsking(false);
  };
  if (counter.closed) {
    return (
      <Button
        variant="secondary"
        isPending={busy === 'closing'}
        onPress={() => void run(close(true), t('reopened'))}
      >
        {t('reopen')}
      </Button>
    );
  }
  return (
    <div className={s.states}>
      <Button
        variant="secondary"
        icon={counter.paused ? <Play aria-hidden /> : <Pause aria-hidden />}
        isPending={busy === 'pausing'}
        onPress={() => void run(pause(counter.paused), t(counter.paused ? 'resumed' : 'paused'))}
      >
        {t(counter.paused ? 'resume' : 'pause')}
      </Button>
      <Button variant="danger" onPress={() => setIsAsking(true)}>
        {t('close')}
      </Button>
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={setIsAsking}
        title={t('closeQuestion')}
        confirmLabel={t('close')}
        cancelLabel={t('cancel')}
        isPending={busy === 'closing'}
        isDanger
        onConfirm={() => void run(close(false), t('closed'))}
      >
        {t('closeWarning')}
      </ConfirmSheet>
    </div>
  );
}
