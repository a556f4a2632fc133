import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useEffect } from 'react';
import { Toaster, toast } from 'sonner';
import { CircleAlert, CircleCheck, Info, TriangleAlert } from '../display/icons.ts';
import type { QueuedToast, ToastQueue } from './toast-queue.ts';
import s from './toaster.module.css';

/** Shows what a queue holds; toasts pause under a pointer, with focus and in a hidden tab. */
export function ToasterView({ queue }: { queue: ToastQueue }) {
  const t = useSharedTexts();
  useEffect(() => {
    const showAll = () => {
      for (const each of queue.take()) show(queue.id, each);
    };
    showAll();
    return queue.subscribe(showAll);
  }, [queue]);
  return (
    <Toaster
      id={queue.id}
      position="top-center"
      containerAriaLabel={t('notifications')}
      icons={{
        success: <CircleCheck size={20} aria-hidden />,
        error: <CircleAlert size={20} aria-hidden />,
        warning: <TriangleAlert size={20} aria-hidden />,
        info: <Info size={20} aria-hidden />,
      }}
      toastOptions={{
        // Its own look is injected outside every layer and would win over ours.
        unstyled: true,
        closeButtonAriaLabel: t('close'),
        classNames: { toast: s.toast ?? '', title: s.title ?? '', actionButton: s.action ?? '' },
      }}
      className={s.toaster ?? ''}
    />
  );
}

function show(toasterId: string, { text, kind, durationMs, action }: QueuedToast): void {
  toast[kind](text, {
    toasterId,
    duration: durationMs,
    ...(action ? { action: { label: action.label, onClick: action.onPress } } : {}),
  });
}
