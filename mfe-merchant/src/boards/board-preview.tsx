import type { Merchant } from '@turno/shared-types';
import type { BoardSettings } from '@turno/shared-types/board-settings';
import { OF_DAY_BEFORE, type ServedNumber, servedNumber } from '@turno/shared-types/rules';
import { localeAtom } from '@turno/shared-ui/boot';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useAtomValue } from 'jotai';
import { texts } from '../locales/texts.ts';
import s from './board-preview.module.css';

/** The most queues that one page of the board can show in a picture of this size. */
const MAX_QUEUES = 8;
const CLOCK_STEP_MS = 60_000;

/** A small picture of the board with the current numbers: its queues, their states and its colours. */
export function BoardPreview({
  merchant,
  settings,
}: {
  merchant: Merchant;
  settings: BoardSettings;
}) {
  const t = useTexts(texts);
  const now = useNow(CLOCK_STEP_MS);
  const roots = merchant.queues.filter(({ parentQueueId }) => parentQueueId === null);
  const chosen = settings.queues
    ? settings.queues.flatMap((id) => roots.filter((queue) => queue.id === id))
    : roots;
  const shown = chosen.slice(0, MAX_QUEUES);
  return (
    <figure className={s.figure}>
      <div
        className={s.board}
        data-theme={settings.colours === 'light' ? 'board-light' : 'board'}
        data-rows={settings.layout === 'rows' || undefined}
        data-many={shown.length > 3 || undefined}
      >
        <p className={s.name}>{merchant.name}</p>
        <ul className={s.queues}>
          {shown.map((queue) => (
            <li key={queue.id} className={s.queue}>
              <span className={s.title}>{queue.name}</span>
              <ServedNumberOf served={servedNumber(merchant, queue, now)} />
            </li>
          ))}
        </ul>
        {settings.message !== '' && <p className={s.message}>{settings.message}</p>}
      </div>
      <figcaption className={s.caption}>{t('boards.preview')}</figcaption>
    </figure>
  );
}

function ServedNumberOf({ served }: { served: ServedNumber | null }) {
  const locale = useAtomValue(localeAtom);
  return (
    <>
      <strong className={s.number}>{served?.ticketValue ?? '–'}</strong>
      {served?.isOfDayBefore && <span className={s.title}>{OF_DAY_BEFORE[locale]}</span>}
    </>
  );
}
