import { useLanguage } from '@turno/shared-ui/i18n';
import { type ComponentProps, useState } from 'react';
import { I18nProvider as AriaLocale } from 'react-aria-components/I18nProvider';
import { OverlaysContext } from '../context/frame-context.ts';
import { createToastQueue } from '../context/toast-queue.ts';
import { type FrameAttributes, OverlayContainer } from '../overlays/overlay-container.tsx';
import { Toaster } from '../toasts/toaster.tsx';
import { PageServices } from './page-services.tsx';

type FrameServicesProps = Pick<ComponentProps<typeof PageServices>, 'onTitle' | 'children'> & {
  /** Theme and language attributes; sheets render outside the mount and need them too. */
  attributes?: FrameAttributes;
};

/** Toasts, live region, language of the controls and container for sheets, of one mount or of the shell. */
export function FrameServices({ onTitle, attributes = {}, children }: FrameServicesProps) {
  const [toasts] = useState(createToastQueue);
  const [anchor, setAnchor] = useState<Element | null>(null);
  const [overlays, setOverlays] = useState<Element | null>(null);
  return (
    <AriaLocale locale={useLanguage()}>
      <PageServices onTitle={onTitle} toasts={toasts}>
        <OverlaysContext value={overlays}>{children}</OverlaysContext>
        <Toaster />
        <span ref={setAnchor} hidden />
        <OverlayContainer anchor={anchor} attributes={attributes} onContainer={setOverlays} />
      </PageServices>
    </AriaLocale>
  );
}
