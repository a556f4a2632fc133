import { type EventSlot, localTime, type OfferedShow } from '@turno/shared-types/rules';
import {
  formatTime,
  openingWords,
  useDayLabel,
  useLanguage,
  useTexts,
} from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useWaitLines } from '@turno/shared-ui/slip';
import { type ReactNode, useEffect, useRef } from 'react';
import s from './kiosk.module.css';
import { kioskTexts } from './locales/texts.ts';
import type { QueueChoice } from './queue-choice.ts';

const STEP_MS = 5_000;

type QueueStepProps = {
  choices: readonly QueueChoice[];
  timezone: string;
  isOff: boolean;
  onChoose: (choice: QueueChoice) => void;
};

/** The start: one large button for each queue. */
export function QueueStep({ choices, timezone, isOff, onChoose }: QueueStepProps) {
  const t = useTexts(kioskTexts);
  const open = choices.filter(({ blocker }) => blocker === null);
  // S-04: if numbers would most likely come too late, nothing invites people to take one.
  const isLate = open.every((choice) => choice.isLate);
  if (choices.length === 0) return <h1>{t('noQueues')}</h1>;
  return (
    <>
      <h1>{t(open.length === 0 ? 'allClosed' : isLate ? 'lateTitle' : 'welcome')}</h1>
      {isLate ? (
        <p>{t('allClosedHint')}</p>
      ) : (
        <p className={s.hint}>{t(choices.length > 1 ? 'choose' : 'take')}</p>
      )}
      <ul className={s.choices}>
        {choices.map((choice) => (
          <li key={choice.queue.id}>
            <button
              type="button"
              className={s.choice}
              disabled={isOff || choice.blocker !== null}
              onClick={() => onChoose(choice)}
            >
              <span className={s.name}>{choice.queue.name}</span>
              <QueueFacts choice={choice} timezone={timezone} />
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function QueueFacts({ choice, timezone }: { choice: QueueChoice; timezone: string }) {
  const t = useTexts(kioskTexts);
  const language = useLanguage();
  const { blocker, opensAt, nextShow, people, wait, shows, isLate } = choice;
  const { waitLine } = useWaitLines(timezone);
  const now = useNow(STEP_MS);
  const opening = opensAt && openingWords(t, opensAt, { now, timeZone: timezone, language });
  const opens = opening && <span>{t(`opening.${opening.key}`, opening.values)}</span>;
  if (blocker) {
    return (
      <span className={s.facts}>
        {blocker !== 'early' && <span>{t(`blockers.${blocker}`)}</span>}
        {opens}
        {nextShow && <NextShow slot={nextShow} timezone={timezone} now={now} />}
      </span>
    );
  }
  if (shows) return null;
  const expected = opens ?? (wait && <span>{waitLine({ ...wait, now })}</span>);
  return (
    <span className={s.facts}>
      <span>{people === 0 ? t('nobody') : t('people', { count: people })}</span>
      {isLate ? <span>{t('late')}</span> : expected}
    </span>
  );
}

type NextShowProps = { slot: EventSlot; timezone: string; now: Date };

/** S-05: when the next show begins; one of another day includes its date. */
function NextShow({ slot, timezone, now }: NextShowProps) {
  const t = useTexts(kioskTexts);
  const dayLabel = useDayLabel(timezone);
  const isToday = slot.date === localTime(now, timezone).date;
  const time = formatTime(slot.startsAt, timezone);
  const when = isToday ? time : `${dayLabel(slot.date, now)}, ${time}`;
  return <span>{t('nextShow', { when })}</span>;
}

type ShowStepProps = {
  shows: readonly OfferedShow[];
  timezone: string;
  now: Date;
  onChoose: (show: OfferedShow) => void;
  onBack: () => void;
};

/** The shows to choose from; a show of another day includes its date. */
export function ShowStep({ shows, timezone, now, onChoose, onBack }: ShowStepProps) {
  const t = useTexts(kioskTexts);
  const dayLabel = useDayLabel(timezone);
  const { date: today } = localTime(now, timezone);
  return (
    <Step heading={t('show')} onBack={onBack}>
      {shows.map((offered) => {
        const { slot, counter } = offered.show;
        return (
          <button
            key={counter.id}
            type="button"
            className={s.choice}
            onClick={() => onChoose(offered)}
          >
            {slot.date !== today && <span>{dayLabel(slot.date, now)}</span>}
            <span className={s.name}>{formatTime(slot.startsAt, timezone)}</span>
            <span className={s.facts}>{t('seats', { count: offered.seats })}</span>
          </button>
        );
      })}
    </Step>
  );
}

type PartyStepProps = {
  party: QueueChoice['party'];
  onChoose: (paxCount: number) => void;
  onBack: () => void;
};

export function PartyStep({ party: { min, max }, onChoose, onBack }: PartyStepProps) {
  const t = useTexts(kioskTexts);
  const sizes = Array.from({ length: max - min + 1 }, (_, index) => min + index);
  return (
    <Step heading={t('party')} onBack={onBack}>
      {sizes.map((count) => (
        <button
          key={count}
          type="button"
          className={s.size}
          aria-label={t('partyOption', { count })}
          onClick={() => onChoose(count)}
        >
          {count}
        </button>
      ))}
    </Step>
  );
}

/** S-04: asks once more before a number that would most likely come too late. */
export function LateStep({ onTake, onBack }: { onTake: () => void; onBack: () => void }) {
  const t = useTexts(kioskTexts);
  return (
    <Step heading={t('lateTitle')} onBack={onBack}>
      <button type="button" className={s.choice} onClick={onTake}>
        <span className={s.name}>{t('takeAnyway')}</span>
      </button>
    </Step>
  );
}

type StepProps = { heading: string; onBack: () => void; children: ReactNode };

/** A question; its heading takes the focus, so that screen readers announce it and keyboard navigation starts there. */
function Step({ heading, onBack, children }: StepProps) {
  const t = useTexts(kioskTexts);
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => title.current?.focus(), []);
  return (
    <>
      <h1 ref={title} tabIndex={-1}>
        {heading}
      </h1>
      <div className={s.options}>{children}</div>
      <button type="button" className={s.back} onClick={onBack}>
        {t('back')}
      </button>
    </>
  );
}
