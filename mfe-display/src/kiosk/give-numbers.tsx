import type { Merchant } from '@turno/shared-types';
import type { OfferedShow } from '@turno/shared-types/rules';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow, useOnline } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { merchantAtomFor, screenEventAtom } from '../shared/followed-merchant.ts';
import { useNewRelease } from '../shared/use-new-release.ts';
import s from './kiosk.module.css';
import { kioskTexts } from './locales/texts.ts';
import { partyAt, type QueueChoice, queueChoices } from './queue-choice.ts';
import { LateStep, PartyStep, QueueStep, ShowStep } from './steps.tsx';
import { useTaking, type Wanted } from './take-at-kiosk.ts';
import { TakenNumber, Unanswered } from './taken-number.tsx';
import { useIdleReturn } from './use-idle-return.ts';

type GiveNumbersProps = { merchantId: number; token: string; onStart: () => void };

const STEP_MS = 5_000;

/** The steps from the choice of a queue to the number on paper; afterwards it returns to the start by itself. */
export function GiveNumbers({ merchantId, token, onStart }: GiveNumbersProps) {
  const t = useTexts(kioskTexts);
  useFollowedMerchant(merchantId, screenEventAtom);
  const { data: merchant, error } = useAtomValue(merchantAtomFor(merchantId));
  const { taking, take, reset } = useTaking(token);
  const start = () => {
    reset();
    onStart();
  };
  if (!merchant) {
    return (
      <div className={s.notice} role="status">
        <h1>{t(error ? 'waitsForNetwork' : 'loading')}</h1>
        {error && <p>{t('waitsForNetworkHint')}</p>}
      </div>
    );
  }
  switch (taking.state) {
    case 'taken':
      return <TakenNumber slip={taking.slip} isLate={taking.isLate} onDone={start} />;
    case 'unanswered':
    case 'refused':
      return <Unanswered taking={taking} onBack={start} />;
    case 'sending':
      return (
        <div className={s.main} aria-busy>
          <h1 role="status">{t('taking')}</h1>
        </div>
      );
    case 'idle':
      return <Choosing merchant={merchant} onTake={take} onStart={onStart} />;
  }
}

type ChoosingProps = {
  merchant: Merchant;
  onTake: (wanted: Wanted) => void;
  onStart: () => void;
};

/** The questions before a number is taken: queue, show and party size. */
function Choosing({ merchant, onTake, onStart }: ChoosingProps) {
  const t = useTexts(kioskTexts);
  const now = useNow(STEP_MS);
  const isOnline = useOnline();
  const [queueId, setQueueId] = useState<number | null>(null);
  const [show, setShow] = useState<OfferedShow | null>(null);
  const [asksLate, setAsksLate] = useState(false);
  const start = () => {
    setQueueId(null);
    onStart();
  };
  useIdleReturn(start);
  useNewRelease({ isBusy: queueId !== null });
  const choices = queueChoices(merchant, now);
  const chosen = choices.find(({ queue, blocker }) => queue.id === queueId && blocker === null);
  // A queue that stops giving numbers leads back to the start, which shows the reason, even if it gives some again later.
  if (queueId !== null && !chosen) setQueueId(null);
  // If only one party size is possible, the kiosk does not ask for it.
  const goOn = (choice: QueueChoice, at: OfferedShow | null) => {
    const { min, max } = partyAt(choice, at);
    if (min === max) onTake(wantedOf(choice, at, min));
    setQueueId(choice.queue.id);
    setShow(at);
    setAsksLate(false);
  };
  const choose = (choice: QueueChoice) => {
    setShow(null);
    if (choice.shows === null && !choice.isLate) return goOn(choice, null);
    setQueueId(choice.queue.id);
    setAsksLate(choice.isLate);
  };
  const { timezone } = merchant;
  const asksShow = chosen?.shows && show === null ? chosen.shows : null;
  return (
    <div className={s.main}>
      <p className={s.place}>{placeText(merchant, choices.length > 1 ? chosen : undefined)}</p>
      {!isOnline && (
        <p className={s.offline} role="alert">
          {t('offline')}
        </p>
      )}
      {!chosen && (
        <QueueStep choices={choices} timezone={timezone} isOff={!isOnline} onChoose={choose} />
      )}
      {chosen && asksShow && (
        <ShowStep
          shows={asksShow}
          timezone={timezone}
          now={now}
          onChoose={(at) => goOn(chosen, at)}
          onBack={start}
        />
      )}
      {chosen && asksLate && <LateStep onTake={() => goOn(chosen, null)} onBack={start} />}
      {chosen && !asksShow && !asksLate && (
        <PartyStep
          party={partyAt(chosen, show)}
          onChoose={(paxCount) => onTake(wantedOf(chosen, show, paxCount))}
          onBack={start}
        />
      )}
    </div>
  );
}

/** The name of the merchant and, if there are several queues, of the chosen one. */
const placeText = ({ name }: Merchant, choice: QueueChoice | undefined) =>
  choice ? `${name} · ${choice.queue.name}` : name;

function wantedOf(choice: QueueChoice, at: OfferedShow | null, paxCount: number): Wanted {
  const slot = at && { date: at.show.slot.date, time: at.show.slot.time };
  return { queueId: choice.queue.id, paxCount, slot, isLate: choice.isLate };
}
