import { Button, Sheet } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { QrCode } from '@turno/shared-ui/qr';
import { Copy } from 'lucide-react';
import { ShareButton } from './share-button.tsx';
import s from './share-sheet.module.css';
import { useShare } from './use-share.ts';

export type ShareSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** The name of the shared page. */
  title: string;
  url: string;
};

/** CST-016: side of the code that another phone reads from this screen. */
const SHARED_QR_PX = 300;

/** An address as a QR code to scan from the screen, as a link to send, and as text (MER-012, PSU-003). */
export function ShareSheet({ isOpen, onOpenChange, title, url }: ShareSheetProps) {
  const t = useSharedTexts();
  const { copy } = useShare();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={title}>
      <div className={s.code}>
        <QrCode text={url} label={t('share.code', { title })} size={SHARED_QR_PX} />
      </div>
      <p className={s.address}>
        <span className={s.label}>{t('share.address')}</span> {url}
      </p>
      <ShareButton title={title} url={url} variant="primary" isFullWidth />
      <Button
        variant="secondary"
        icon={<Copy aria-hidden />}
        onPress={() => copy({ title, url })}
        isFullWidth
      >
        {t('share.copy')}
      </Button>
    </Sheet>
  );
}
