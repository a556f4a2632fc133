import { Button, LinkButton, ScanLine, Ticket } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { hasMyQueuesAtom } from '../session/atoms.ts';
import s from './page-footer.module.css';
import { ScanSheet } from './scan-sheet.tsx';
import { useEarlySheet } from './use-early-sheet.ts';

type PageFooterProps = { hasScan?: boolean; onVanity?: (vanity: string) => void };

/** Links onward: the person's queues, if they have some (SHL-022), and the next scan. */
export function PageFooter({ hasScan = true, onVanity }: PageFooterProps) {
  const t = useWords();
  const hasMyQueues = useAtomValue(hasMyQueuesAtom);
  const [isScanning, setScanning] = useState(false);
  useEarlySheet();
  if (!hasMyQueues && !hasScan) return null;
  return (
    <nav className={s.footer} aria-label={t('nav.main')}>
      {hasMyQueues && (
        <LinkButton variant="secondary" to={ROUTES.myQueues} icon={<Ticket aria-hidden />}>
          {t('nav.myQueues')}
        </LinkButton>
      )}
      {hasScan && (
        <Button
          variant="secondary"
          icon={<ScanLine aria-hidden />}
          onPress={() => setScanning(true)}
        >
          {t('nav.newScan')}
        </Button>
      )}
      <ScanSheet isOpen={isScanning} onOpenChange={setScanning} onVanity={onVanity} />
    </nav>
  );
}
