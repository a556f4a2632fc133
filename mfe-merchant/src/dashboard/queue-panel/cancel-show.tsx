import type { DailyCounter } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { Alert, Button, ConfirmSheet, useToast } from '@turno/shared-ui/components';
import { newIdempotencyKey } from '@turno/shared-ui/http';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { atom, useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { merchantAtom } from '../../shared/merchant-atoms.ts';
import { changeDayAtom, runningOnAtom } from '../calling/action-atoms.ts';
import { closeQueue, sendAway } from '../calling/commands.ts';
import s from './event-panel.module.css';

type ShowRef = { queueId: number; counterId: number };

const changeShowAtom = atom(null, async (get, set, show: ShowRef, isReopened: boolean) => {
  const http = get(httpAtom);
  const ref = { ...show, merchantId: get(merchantAtom)?.id ?? 0 };
  const changed = await set(changeDayAtom, ref, 'closing', (day) =>
    closeQueue(http, day, isReopened),
  );
  if (!changed || isReopened) return { isDone: changed !== null, ended: 0 };
  let ended = 0;
  await set(changeDayAtom, ref, 'sending-away', async (day) => {
    const cleared = await sendAway(http, day, newIdempotencyKey(), { withCalled: true });
    ended = cleared.sentAway;
    return cleared.counter;
  });
  return { isDone: true, ended };
});

type CancelShowProps = { show: ShowRef & { time: string }; counter: DailyCounter };

/** S-10: cancels a show, so that nobody can book it and everybody who did is notified; opens it for booking again. */
export function CancelShow({ show, counter }: CancelShowProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const isOnline = useOnline();
  const running = useAtomValue(runningOnAtom);
  const change = useSetAtom(changeShowAtom);
  const [isAsking, setAsking] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const isPending = running('closing', counter.id) || running('sending-away', counter.id);
  const ask = (isOpen: boolean) => {
    setProblem(null);
    setAsking(isOpen);
  };
  const cancel = async () => {
    setProblem(null);
    try {
      const { isDone, ended } = await change(show, false);
      if (!isDone) return;
      toast.success(ended === 0 ? t('shows.cancelled') : t('shows.ended', { count: ended }));
      ask(false);
    } catch (error) {
      setProblem(errorText(t, error));
    }
  };
  const reopen = async () => {
    try {
      if ((await change(show, true)).isDone) toast.success(t('shows.reopened'));
    } catch (error) {
      toast.error(errorText(t, error));
    }
  };
  const press = { isDisabled: !isOnline, isPending };
  return (
    <div className={s.cancel}>
      {counter.closed && (
        <>
          <Alert>{t('shows.cancelledHint')}</Alert>
          <Button variant="secondary" {...press} onPress={() => void reopen()}>
            {t('shows.reopen')}
          </Button>
        </>
      )}
      {(!counter.closed || (counter.bookedPax ?? 0) > 0) && (
        <Button variant="danger" {...press} onPress={() => ask(true)}>
          {t('shows.cancel')}
        </Button>
      )}
      <ConfirmSheet
        isOpen={isAsking}
        onOpenChange={ask}
        title={t('shows.cancelQuestion', show)}
        confirmLabel={t('shows.cancel')}
        // A button named "Cancel" would be ambiguous in some languages.
        cancelLabel={t('shows.keep')}
        isPending={isPending}
        errorMessage={problem}
        isDanger
        onConfirm={() => void cancel()}
      >
        <p>{t('shows.cancelWarning')}</p>
      </ConfirmSheet>
    </div>
  );
}
