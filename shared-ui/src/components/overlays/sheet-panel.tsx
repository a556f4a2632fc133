import { useSharedTexts } from '@turno/shared-ui/i18n';
import { Button } from 'react-aria-components/Button';
import { Heading } from 'react-aria-components/Heading';
import { Sheet, SheetBackdrop, SheetContent, SheetOverlay } from 'react-aria-components/Sheet';
import { classNames } from '../class-names.ts';
import { X } from '../display/icons.ts';
import { useFrame } from '../layout/frame-context.ts';
import s from './sheet.module.css';
import type { SheetProps } from './sheet.tsx';

/** The sheet itself. */
export function SheetPanel(props: SheetProps) {
  const { isOpen, onOpenChange, title, children, footer, isBlocking = false, height } = props;
  const t = useSharedTexts();
  const { overlays } = useFrame();
  return (
    <SheetOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      preventDismissal={isBlocking}
      className={s.overlay ?? ''}
      {...(overlays ? { UNSTABLE_portalContainer: overlays } : {})}
    >
      <SheetBackdrop className={s.backdrop ?? ''} />
      <Sheet className={classNames(s.sheet, height && s[height])}>
        <SheetContent className={s.content ?? ''}>
          <div className={s.grab} aria-hidden />
          <div className={s.header}>
            <Heading slot="title" className={s.title ?? ''}>
              {title}
            </Heading>
            {!isBlocking && (
              <Button slot="close" className={s.close ?? ''} aria-label={t('close')}>
                <X size={24} aria-hidden />
              </Button>
            )}
          </div>
          {children}
          {footer && <div className={s.footer}>{footer}</div>}
        </SheetContent>
      </Sheet>
    </SheetOverlay>
  );
}
