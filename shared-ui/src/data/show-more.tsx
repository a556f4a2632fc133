import { Button, useAnnounce } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useEffect, useRef } from 'react';
import s from './show-more.module.css';

export type ShowMoreProps = {
  /** Rows in sight. */
  count: number;
  /** Rows in all, if the list says so. */
  total?: number | null;
  hasMore: boolean;
  isPending?: boolean;
  onMore: () => void;
  label?: string;
};

/** The end of a list that is read page by page (MER-051); a screen reader announces the added rows. */
export function ShowMore({ count, total, hasMore, isPending, onMore, label }: ShowMoreProps) {
  const t = useSharedTexts();
  useSpokenAdditions(count);
  return (
    <div className={s.end}>
      {total !== undefined && total !== null && (
        <p className={s.shown}>{t('data.shown', { count, total })}</p>
      )}
      {hasMore && (
        <Button variant="secondary" onPress={onMore} isPending={isPending ?? false}>
          {label ?? t('data.more')}
        </Button>
      )}
    </div>
  );
}

function useSpokenAdditions(count: number): void {
  const t = useSharedTexts();
  const announce = useAnnounce();
  const last = useRef(count);
  useEffect(() => {
    const added = count - last.current;
    if (last.current > 0 && added > 0) announce(t('data.added', { count: added }));
    last.current = count;
  }, [count, announce, t]);
}
