import { Button, useAnnounce } from '@turno/shared-ui/components';
import { useEffect, useRef } from 'react';
import { fillWords, useCounted, useOwnWords } from '../words/own-words.ts';
import s from './show-more.module.css';
import { DATA_TEXTS } from './texts.ts';

export type ShowMoreProps = {
  /** Rows in sight. */
  count: number;
  /** Rows in all, where the list tells. */
  total?: number | null;
  hasMore: boolean;
  isPending?: boolean;
  onMore: () => void;
  label?: string;
};

/** The end of a list that is read page by page (MER-051); what was added is told to whoever cannot see it. */
export function ShowMore({ count, total, hasMore, isPending, onMore, label }: ShowMoreProps) {
  const words = useOwnWords(DATA_TEXTS);
  useSpokenAdditions(count);
  return (
    <div className={s.end}>
      {total !== undefined && total !== null && (
        <p className={s.shown}>{fillWords(words.shown, { count, total })}</p>
      )}
      {hasMore && (
        <Button variant="secondary" onPress={onMore} isPending={isPending ?? false}>
          {label ?? words.more}
        </Button>
      )}
    </div>
  );
}

function useSpokenAdditions(count: number): void {
  const words = useOwnWords(DATA_TEXTS);
  const counted = useCounted();
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    const added = count - last.current;
    if (last.current > 0 && added > 0) announce(counted(words.added, added));
    last.current = count;
  }, [count, announce, counted, words]);
}
