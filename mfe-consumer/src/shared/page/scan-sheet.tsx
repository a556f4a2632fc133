import { lastPathSegment } from '@turno/shared-types/rules';
import { LazyPart, lazySource, Sheet, Spinner } from '@turno/shared-ui/components';
import { useNavigate } from '@turno/shared-ui/router';
import { useWords } from '../../locales/texts.ts';
import { scanPath } from '../../paths.ts';

/** CST-015: how long, in ms, until the same code may be read again. */
const SCAN_DELAY_MS = 800;

const scanner = lazySource(() =>
  import('@turno/shared-ui/scanner').then((module) => module.QrScanner),
);

type ScanSheetProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Receives the vanity that was read; without it, the sheet opens the page of a scanned code. */
  onVanity?: ((vanity: string) => void) | undefined;
};

/** Reads a merchant's code, by camera or keyboard, and opens its page (CON-019). */
export function ScanSheet({ isOpen, onOpenChange, onVanity }: ScanSheetProps) {
  const t = useWords();
  const navigate = useNavigate();
  const follow = (text: string) => {
    const vanity = lastPathSegment(text);
    if (vanity === '') return;
    onOpenChange(false);
    if (onVanity) onVanity(vanity.toLowerCase());
    else void navigate(scanPath(vanity.toLowerCase()));
  };
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('scan.title')}>
      <p>{t('scan.hint')}</p>
      <LazyPart
        source={scanner}
        props={{ onScan: follow, onManual: follow, delayMs: SCAN_DELAY_MS }}
        fallback={<Spinner />}
      />
    </Sheet>
  );
}
