import type { Merchant } from '@turno/shared-types';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../locales/texts.ts';
import s from './nothing-to-show.module.css';

/** Why the board has no panel: a queue always has one, an event only on the days of its shows. */
export function NothingToShow({ merchant, isChosen }: { merchant: Merchant; isChosen: boolean }) {
  const t = useTexts(texts);
  const hasShows = merchant.queues.length > 0 && !isChosen;
  const hint = hasShows ? 'noShowsHint' : isChosen ? 'noneChosen' : 'noQueuesHint';
  return (
    <div className={s.nothing}>
      <p className={s.title}>{t(hasShows ? 'noShows' : 'noQueues')}</p>
      <p>{t(hint)}</p>
    </div>
  );
}
