import type { Merchant } from '@turno/shared-types';
import type { Device } from '@turno/shared-types/devices';
import { Button, ConfirmSheet, StatusBadge } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNow } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useConfirmedCommand } from '../shared/use-command.ts';
import { unpairBoardAtom } from './board-atoms.ts';
import { BoardSheet } from './board-sheet.tsx';

/** A screen reports every minute; after two missed reports it counts as off. */
const OFF_AFTER_MS = 150_000;
const MINUTE_MS = 60_000;

/** One screen: its name, its kind, whether it is on, and its actions. */
export function BoardRow({ board, merchant }: { board: Device; merchant: Merchant }) {
  const t = useTexts(texts);
  const { id, name } = board;
  const [isEdited, setEdited] = useState(false);
  const unpair = useSetAtom(unpairBoardAtom);
  const { ask, sheet } = useConfirmedCommand<'unpair'>(() => unpair(id));
  return (
    <li className={s.row}>
      <div className={s.words}>
        <strong>{name}</strong>
        <span className={s.quiet}>{t(`boards.kinds.${board.kind}`)}</span>
        <Seen lastSeenAt={board.lastSeenAt} />
      </div>
      <div className={s.actions}>
        <Button
          variant="secondary"
          aria-label={t('boards.editNamed', { name })}
          onPress={() => setEdited(true)}
        >
          {t('boards.edit')}
        </Button>
        <Button
          variant="secondary"
          aria-label={t('boards.unpairNamed', { name })}
          onPress={() => ask('unpair')}
        >
          {t('boards.unpair')}
        </Button>
      </div>
      <BoardSheet board={board} merchant={merchant} isOpen={isEdited} onOpenChange={setEdited} />
      <ConfirmSheet
        {...sheet}
        title={t('boards.unpairNamed', { name })}
        confirmLabel={t('boards.unpair')}
        isDanger
      >
        <p>{t('boards.unpairHint')}</p>
      </ConfirmSheet>
    </li>
  );
}

function Seen({ lastSeenAt }: Pick<Device, 'lastSeenAt'>) {
  const t = useTexts(texts);
  const ageMs = useNow(MINUTE_MS / 2).getTime() - Date.parse(lastSeenAt);
  if (ageMs < OFF_AFTER_MS) return <StatusBadge status="open">{t('boards.isOn')}</StatusBadge>;
  const minutes = Math.round(ageMs / MINUTE_MS);
  const text =
    minutes < 120
      ? t('boards.seenMinutes', { count: minutes })
      : t('boards.seenHours', { count: Math.round(minutes / 60) });
  return <StatusBadge status="closed">{text}</StatusBadge>;
}
