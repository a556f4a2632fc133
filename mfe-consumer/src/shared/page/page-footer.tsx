import {
  Button,
  LinkButton,
  loadSheet,
  ScanLine,
  Ticket,
  usePreload,
} from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ROUTES } from '../../paths.ts';
import { hasMyQueuesAtom } from '../session/atoms.ts';
import s from './page-footer.module.css';
import { ScanSheet } from './scan-sheet.tsx';

type PageFooterProps = { hasScan?: boolean; onVanity?: (vanity: string) => void };

/** Links to the person's queues, if they have a list of them (SHL-022), and to the next scan. */
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

/** Long enough for the page's own requests to finish. */
const AFTER_MS = 1_000;

/** Preloads the code of sheets, so that a confirmation opens immediately, and offline too. */
export function useEarlySheet(): void {
  usePreload(loadSheet, AFTER_MS);
}
