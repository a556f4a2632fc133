import type { Pass, PassOwner } from '@turno/shared-types';
import { Button, Card, type Status, StatusBadge } from '@turno/shared-ui/components';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ActivateButton } from '../shared/passes/activate-button.tsx';
import { PassName } from '../shared/passes/pass-name.tsx';
import { isActive, type PassStatus } from '../shared/passes/pass-status.ts';
import { PassInfoSheet } from './pass-info-sheet.tsx';
import s from './ticket-passes.module.css';
import { formatPassEnd, formatPassStart } from './validity.ts';

const BADGES: Record<PassStatus, Status> = {
  usable: 'open',
  'to-activate': 'waiting',
  later: 'waiting',
  'used-up': 'paused',
  'no-uses': 'expired',
  expired: 'expired',
  disabled: 'closed',
};

type PassCardProps = { pass: Pass; status: PassStatus; owner: PassOwner };

/** One pass of a person: its current status, and the actions for it. */
export function PassCard({ pass, status, owner }: PassCardProps) {
  const t = useWords();
  const [isOpen, setOpen] = useState(false);
  return (
    <Card as="li" variant={isActive(status) ? 'panel' : 'quiet'} className={s.card}>
      <div className={s.top}>
        <PassName pass={pass} />
        <StatusBadge status={BADGES[status]}>{t(`passes.status.${status}`)}</StatusBadge>
      </div>
      {status === 'later' && pass.validFrom !== null && (
        <p>{t('passes.validFrom', { date: formatPassStart(t, pass.validFrom) })}</p>
      )}
      {pass.validTo !== null && (
        <p>{t('passes.validUntil', { date: formatPassEnd(t, pass.validTo) })}</p>
      )}
      {status === 'to-activate' && <ActivateButton people={[{ owner, passIds: [pass.id] }]} />}
      <Button
        variant="secondary"
        isFullWidth
        aria-label={t('passes.moreInfoOf', { name: pass.pass_type.name })}
        onPress={() => setOpen(true)}
      >
        {t('passes.moreInfo')}
      </Button>
      <PassInfoSheet owner={owner} pass={pass} isOpen={isOpen} onOpenChange={setOpen} />
    </Card>
  );
}
