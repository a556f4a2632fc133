import { Dialog } from 'react-aria-components/Dialog';
import { Heading } from 'react-aria-components/Heading';
import { Modal, ModalOverlay } from 'react-aria-components/Modal';
import { useOverlays } from '../context/frame-context.ts';
import s from './dialog-panel.module.css';
import type { SheetProps } from './sheet-panel.tsx';

/** A question in the middle of a large screen, where a sheet would be far from the pointer. */
export function DialogPanel({ isOpen, onOpenChange, title, children }: SheetProps) {
  const overlays = useOverlays();
  return (
    <ModalOverlay
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      isDismissable
      className={s.backdrop ?? ''}
      {...(overlays ? { UNSTABLE_portalContainer: overlays } : {})}
    >
      <Modal className={s.modal ?? ''}>
        <Dialog className={s.dialog ?? ''}>
          <Heading slot="title" className={s.title ?? ''}>
            {title}
          </Heading>
          {children}
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
