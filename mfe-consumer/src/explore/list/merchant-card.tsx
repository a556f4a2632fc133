import type { Locale, Merchant } from '@turno/shared-types';
import {
  isFreeAccess,
  isMerchant,
  waitingAt,
  waitRangeText,
  waitStart,
  waitText,
} from '@turno/shared-types/rules';
import { rangeWords, waitWords } from '@turno/shared-types/wait-words';
import { localeAtom } from '@turno/shared-ui/boot';
import { CalendarDays, ChevronRight, Clock, MapPin, Users } from '@turno/shared-ui/components';
import { formatTime, useLanguage } from '@turno/shared-ui/i18n';
import { Link } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { memo, useMemo } from 'react';
import { useWords, type Words } from '../../locales/texts.ts';
import { Logo } from '../../shared/merchant/logo.tsx';
import {
  FreeAccessBadge,
  freeAccessText,
  hoursNote,
  MerchantStatusBadge,
  merchantStatus,
} from '../../shared/merchant/merchant-status.tsx';
import { nextShow } from '../../shared/queue/next-show.ts';
import { queueKind } from '../../shared/queue/queue-path.ts';
import { queueState, topLevelQueues } from '../../shared/queue/queue-state.ts';
import { queueFigures } from '../../shared/queue/use-queue-facts.ts';
import { roleAtom } from '../../shared/session/atoms.ts';
import { cardPath } from './card-target.ts';
import s from './merchant-card.module.css';

/** The role and language of the person who reads the list. */
type Reader = { t: Words; locale: Locale; language: string; isManager: boolean };

/** The reader, once for the whole list: hooks in each card would double the time it takes to render them. */
export function useReader(): Reader {
  const t = useWords();
  const locale = useAtomValue(localeAtom);
  const language = useLanguage();
  const isManager = isMerchant(useAtomValue(roleAtom) ?? undefined);
  return useMemo(() => ({ t, locale, language, isManager }), [t, locale, language, isManager]);
}

type MerchantCardProps = { merchant: Merchant; now: Date; reader: Reader };

/** One merchant of the list; the whole card is the link (CON-005 to CON-011). Memoised: a refetched list renders only the cards that changed. */
export const MerchantCard = memo(function MerchantCard(props: MerchantCardProps) {
  const { merchant, now, reader } = props;
  const { t } = reader;
  const status = merchantStatus(merchant, now);
  const note = hoursNote(reader, merchant, status.label, now);
  const about = [merchant.category?.name, merchant.city].filter(Boolean).join(' · ');
  const Badge = isFreeAccess(merchant) ? FreeAccessBadge : MerchantStatusBadge;
  return (
    <li className={s.item}>
      <Link to={cardPath(merchant)} className={s.card}>
        <Logo name={merchant.name} url={merchant.logoUrl} size={48} />
        <div className={s.words}>
          <h2 className={s.name}>{merchant.name}</h2>
          {about !== '' && <p className={s.about}>{about}</p>}
        </div>
        <div className={s.state}>
          <Badge {...status} />
          {note && <span>{note}</span>}
          <span className={s.action}>
            {t(actionText(props))}
            <ChevronRight size={20} aria-hidden />
          </span>
        </div>
        <CardFacts {...props} />
      </Link>
    </li>
  );
});

/** The label of the link, which a merchant that gives no numbers now, or none at all (CON-037), has too. */
function actionText({ merchant, now, reader }: MerchantCardProps) {
  if (isFreeAccess(merchant)) return 'explore.showPlace';
  const mayJoin = !reader.isManager && givesNumbers(merchant, now);
  return mayJoin ? 'explore.getInLine' : 'explore.showQueue';
}

/** S-04: whether people can take a number here, now or later today; free-access queues give none. */
function givesNumbers(merchant: Merchant, now: Date): boolean {
  return topLevelQueues(merchant)
    .filter((queue) => queueKind(queue) !== 'list-only')
    .map((queue) => queueState(merchant, queue, now))
    .some(({ blocker, label }) => {
      return blocker === null || (blocker.kind === 'early' && label !== 'closed');
    });
}

/** The number of people, the wait, the next show and the distance. */
function CardFacts({ merchant, now, reader }: MerchantCardProps) {
  const { t, locale } = reader;
  const wait = cardWait(reader, merchant, now);
  const show = nextShow(t, merchant, merchant.queues, now);
  return (
    <p className={s.facts}>
      <span className={s.fact}>
        <Users size={18} aria-hidden />
        {peopleText(t, merchant, now)}
      </span>
      {wait !== null && (
        <span className={s.fact}>
          <Clock size={18} aria-hidden />
          {wait}
        </span>
      )}
      {show.value !== null && (
        <span className={s.fact}>
          <CalendarDays size={18} aria-hidden />
          {show.label}: {show.value}
        </span>
      )}
      {merchant.distance !== undefined && (
        <span className={s.fact}>
          <MapPin size={18} aria-hidden />
          {distanceText(merchant.distance, locale)}
        </span>
      )}
    </p>
  );
}

/** CON-005: how many people wait, or that no number is needed (CON-037). */
function peopleText(t: Words, merchant: Merchant, now: Date): string {
  if (isFreeAccess(merchant)) return freeAccessText(t, merchantStatus(merchant, now).label);
  const { people } = waitingAt(merchant.queues);
  return people === 0 ? t('queue.nobody') : t('queue.people', { count: people });
}

/** The shortest wait of a merchant's open queues in words; `null` if there is none, and for shows. */
function cardWait({ t, locale }: Reader, merchant: Merchant, now: Date): string | null {
  const { timezone: timeZone } = merchant;
  const queues = topLevelQueues(merchant).filter(
    ({ type, listOnly }) => type !== 'event' && !listOnly,
  );
  const figures = queues.map((queue) => queueFigures(merchant, queue, now));
  // One queue without a wait decides, even if the wait of the others would end after closing.
  if (figures.some(({ isImmediate }) => isImmediate)) return null;
  const [shortest] = figures
    .filter(({ waitSeconds }) => waitSeconds !== null)
    .toSorted((a, b) => (a.waitSeconds ?? 0) - (b.waitSeconds ?? 0));
  if (!shortest) return figures.some(({ isTooLate }) => isTooLate) ? t('queue.tooLate') : null;
  const text = waitText(shortest.waitSeconds, waitStart(shortest.range, now));
  if (text.kind !== 'clock' && text.kind !== 'minutes') return null;
  const wait =
    text.kind === 'clock'
      ? t('queue.servedAround', { time: formatTime(text.at, timeZone) })
      : waitWords(text, { locale, timeZone });
  // Of several queues only the shortest wait is known, not which of them the person will take.
  if (queues.length > 1) return text.kind === 'clock' ? wait : t('queue.waitFrom', { wait });
  const range = waitRangeText(text.kind, shortest.range, now);
  return range ? `${wait}, ${rangeWords(range, { locale, timeZone })}` : wait;
}

/** G-54, CST-024: how far away a merchant is, in kilometres with one decimal. */
export function distanceText(kilometres: number, locale: string): string {
  return new Intl.NumberFormat(locale, {
    style: 'unit',
    unit: 'kilometer',
    minimumFractionDigits: 1,
    maximumFractionDigits: 1,
  }).format(kilometres);
}
