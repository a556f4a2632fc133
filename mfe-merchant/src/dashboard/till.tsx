import { LinkButton, Maximize2, X } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSearchParams } from '@turno/shared-ui/router';
import { useEffect, useRef } from 'react';
import { texts } from '../locales/texts.ts';

/** The query of the view with large buttons, so that a tablet at a till can be set to its address. */
const VIEW = { name: 'view', value: 'till' } as const;

/** Whether only the number and the button of the open queue are shown, large; each view opens at its beginning. */
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

/** Opens or leaves the view with large buttons. */
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
