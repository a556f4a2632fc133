import { Button, type ButtonVariant, Share2, VisuallyHidden } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { useShare } from './use-share.ts';

export type ShareButtonProps = {
  title: string;
  /** The page's own address when left out. */
  url?: string;
  variant?: ButtonVariant;
  label?: string;
  isFullWidth?: boolean;
  /** Shows only the icon; screen readers read the words. */
  isCompact?: boolean;
};

/** Shares an address by the share sheet of the device, else by copying it (CON-001). */
export function ShareButton(props: ShareButtonProps) {
  const { title, url, variant = 'secondary', isFullWidth = false, isCompact = false } = props;
  const t = useSharedTexts();
  const label = props.label ?? t('share.share');
  const { share } = useShare();
  const own = () => window.location.href.replace(/#.*$/, '');
  return (
    <Button
      variant={variant}
      isFullWidth={isFullWidth}
      icon={<Share2 aria-hidden />}
      onPress={() => share({ title, url: url ?? own() })}
    >
      {isCompact ? <VisuallyHidden>{label}</VisuallyHidden> : label}
    </Button>
  );
}
