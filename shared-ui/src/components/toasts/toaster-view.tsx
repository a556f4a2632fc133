import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { UNSAFE_PortalProvider as PortalProvider } from 'react-aria/PortalProvider';
import { Button } from 'react-aria-components/Button';
import { Text } from 'react-aria-components/Text';
import {
  UNSTABLE_ToastQueue as AriaToastQueue,
  UNSTABLE_ToastContent as ToastContent,
  UNSTABLE_Toast as ToastFrame,
  UNSTABLE_ToastRegion as ToastRegion,
} from 'react-aria-components/Toast';
import type { QueuedToast, ToastQueue } from '../context/toast-queue.ts';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../display/icons.ts';
import s from './toaster.module.css';

const MAX_VISIBLE = 3;
const ICONS = {
  success: CircleCheck,
  error: CircleAlert,
  warning: TriangleAlert,
  info: Info,
} as const;

/** Shows the toasts of a queue; they pause under a pointer, with focus and in a hidden tab. */
export function ToasterView({ queue }: { queue: ToastQueue }) {
  const t = useSharedTexts();
  const [place, setPlace] = useState<HTMLElement | null>(null);
  const visible = useVisibleToasts(queue);
  return (
    <>
      <div ref={setPlace} />
      <PortalProvider getContainer={() => place}>
        <ToastRegion queue={visible} aria-label={t('notifications')} className={s.toaster ?? ''}>
          {({ toast }) => (
            <ToastFrame toast={toast} className={s.toast ?? ''}>
              <ToastLine {...toast.content} onClose={() => visible.close(toast.key)} />
            </ToastFrame>
          )}
        </ToastRegion>
      </PortalProvider>
    </>
  );
}

function ToastLine({ text, kind, action, onClose }: QueuedToast & { onClose: () => void }) {
  const Icon = ICONS[kind];
  const onAction = () => {
    action?.onPress();
    onClose();
  };
  return (
    <>
      <Icon size={20} aria-hidden className={s.icon} />
      <ToastContent className={s.content ?? ''}>
        <Text slot="title" className={s.title ?? ''}>
          {text}
        </Text>
      </ToastContent>
      {action && (
        <Button slot={null} onPress={onAction} className={s.action ?? ''}>
          {action.label}
        </Button>
      )}
    </>
  );
}

/** Shows the toasts of a mount's queue on the screen. */
function useVisibleToasts(queue: ToastQueue): AriaToastQueue<QueuedToast> {
  const [visible] = useState(
    () => new AriaToastQueue<QueuedToast>({ maxVisibleToasts: MAX_VISIBLE }),
  );
  useEffect(() => {
    const showAll = () => {
      for (const each of queue.take()) visible.add(each, { timeout: each.durationMs });
    };
    showAll();
    return queue.subscribe(showAll);
  }, [queue, visible]);
  useEffect(() => {
    const followTab = () => {
      if (document.hidden) visible.pauseAll();
      else visible.resumeAll();
    };
    document.addEventListener('visibilitychange', followTab);
    return () => document.removeEventListener('visibilitychange', followTab);
  }, [visible]);
  return visible;
}
