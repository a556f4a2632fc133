import type { EntranceCheck, UndoReason } from '@turno/shared-types';
import { UNDO_REASONS } from '@turno/shared-types/constants';
import { Button, Sheet } from '@turno/shared-ui/components';
import { ListRow, ListRows } from '@turno/shared-ui/data';
import { useReportError } from '@turno/shared-ui/errors';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { PaxSheet } from '@turno/shared-ui/pax';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from './entry-actions.module.css';
import { admitFewerAtom, isCheckUndoable, undoAtom } from './undo-atoms.ts';
import { useErrorWords } from './words.ts';

/** Within 30 seconds: undo an entry with a reason, or let in fewer people of the party. */
export function EntryActions({ check }: { check: EntranceCheck }) {
  const t = useTexts(texts);
  const now = useNow(1_000);
  const { isPending, undo, admitFewer } = useEntryCommands(check);
  const [open, setOpen] = useState<'undo' | 'fewer' | null>(null);
  const close = () => setOpen(null);
  const admitted = check.admittedPax ?? check.paxCount ?? 1;
  // An open sheet stays; if it is confirmed too late, the services reject it.
  if (!open && !isPending && !isCheckUndoable(check, now)) return null;
  return (
    <div className={s.actions}>
      <Button variant="secondary" isPending={isPending} onPress={() => setOpen('undo')}>
        {t('undo')}
      </Button>
      {admitted > 1 && (
        <Button variant="secondary" isPending={isPending} onPress={() => setOpen('fewer')}>
          {t('fewer')}
        </Button>
      )}
      <UndoSheet
        isOpen={open === 'undo'}
        onClose={close}
        onChoose={(reason) => {
          close();
          void undo(reason);
        }}
      />
      {open === 'fewer' && (
        <PaxSheet
          isOpen
          onOpenChange={close}
          title={t('fewerTitle')}
          min={1}
          max={admitted - 1}
          confirmLabel={t('fewerConfirm')}
          onConfirm={(paxCount) => {
            close();
            void admitFewer(paxCount);
          }}
        />
      )}
    </div>
  );
}

type UndoSheetProps = {
  isOpen: boolean;
  onClose: () => void;
  onChoose: (reason: UndoReason) => void;
};

/** The reasons for an undo; a tap on one undoes the entry. */
function UndoSheet({ isOpen, onClose, onChoose }: UndoSheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onClose} title={t('undoTitle')}>
      <ListRows>
        {UNDO_REASONS.map((reason) => (
          <ListRow key={reason} label={t(`reasons.${reason}`)} onPress={() => onChoose(reason)} />
        ))}
      </ListRows>
    </Sheet>
  );
}

function useEntryCommands(check: EntranceCheck) {
  const reportError = useReportError();
  const words = useErrorWords();
  const undo = useSetAtom(undoAtom);
  const admitFewer = useSetAtom(admitFewerAtom);
  const [isPending, setPending] = useState(false);
  const run = async (command: () => Promise<void>) => {
    setPending(true);
    try {
      await command();
    } catch (error) {
      reportError('undo-check-in', error);
    } finally {
      setPending(false);
    }
  };
  return {
    isPending,
    undo: (reason: UndoReason) => run(() => undo(check, reason)),
    admitFewer: (paxCount: number) => run(() => admitFewer(check, paxCount, words)),
  };
}
