import { LinkButton, Maximize2, X } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSearchParams } from '@turno/shared-ui/router';
import { useEffect, useRef } from 'react';
import { texts } from '../locales/texts.ts';

/** The query of the till view, so that a tablet can open its address. */
const VIEW = { name: 'view', value: 'till' } as const;

/**
 * Whether the till view is on, which shows only the open queue's number and button, large; each change of view scrolls to the
 * top.
 */
export function useIsTill(): boolean {
  const [query] = useSearchParams();
  const isTill = query.get(VIEW.name) === VIEW.value;
  const shown = useRef(isTill);
  useEffect(() => {
    if (shown.current !== isTill) window.scrollTo(0, 0);
    shown.current = isTill;
  }, [isTill]);
  return isTill;
}

/** Opens or closes the till view. */
export function TillLink({ isTill }: { isTill: boolean }) {
  const t = useTexts(texts);
  return (
    <div>
      <LinkButton
        variant="secondary"
        to={{ search: isTill ? '' : `?${VIEW.name}=${VIEW.value}` }}
        icon={isTill ? <X aria-hidden /> : <Maximize2 aria-hidden />}
      >
        {t(isTill ? 'till.leave' : 'till.open')}
      </LinkButton>
    </div>
  );
}
