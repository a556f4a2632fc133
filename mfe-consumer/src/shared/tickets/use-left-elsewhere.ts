import type { Ticket } from '@turno/shared-types';
import { useToast } from '@turno/shared-ui/components';
import { useSetAtom } from 'jotai';
import { useEffect, useEffectEvent, useRef } from 'react';
import { useWords } from '../../locales/texts.ts';
import { wasLeftElsewhereAtom } from './left-atoms.ts';

/**
 * CON-030: tells the holder why the ticket of a page has disappeared, if it was given back on another device or in another tab.
 */
export function useLeftElsewhere(shown: Ticket | null): void {
  const t = useWords();
  const toast = useToast();
  const wasLeftElsewhere = useSetAtom(wasLeftElsewhereAtom);
  const before = useRef<Ticket | null>(null);
  const explain = useEffectEvent(async (gone: Ticket) => {
    if (await wasLeftElsewhere(gone)) toast(t('queue.leftElsewhere'), { kind: 'info' });
  });
  useEffect(() => {
    const gone = shown ? null : before.current;
    before.current = shown;
    if (gone) void explain(gone);
  }, [shown]);
}
