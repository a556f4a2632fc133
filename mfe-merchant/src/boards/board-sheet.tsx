import type { Merchant } from '@turno/shared-types';
import { parseBoardSettings, writeBoardSettings } from '@turno/shared-types/board-settings';
import type { Device } from '@turno/shared-types/devices';
import { Alert, Button, Sheet, TextField } from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { useOnline } from '@turno/shared-ui/live';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { kioskPath } from '../paths.ts';
import { useCommand } from '../shared/use-command.ts';
import { changeBoardAtom } from './board-atoms.ts';
import { BoardPreview } from './board-preview.tsx';
import s from './boards.module.css';
import { SettingFields } from './setting-fields.tsx';

type BoardProps = { board: Device; merchant: Merchant };
type SheetProps = BoardProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** What a paired screen is called and a board shows; it follows as soon as it is saved. */
export function BoardSheet({ isOpen, onOpenChange, ...rest }: SheetProps) {
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={rest.board.name} height="full">
      <BoardForm {...rest} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function BoardForm({ board, merchant, onDone }: BoardProps & { onDone: () => void }) {
  const t = useTexts(texts);
  const isOnline = useOnline();
  const change = useSetAtom(changeBoardAtom);
  const command = useCommand();
  // What a colleague saves meanwhile is shown after the conflict, and not below the hands of this person.
  const [edited, setEdited] = useState(board);
  const [name, setName] = useState(board.name);
  const [settings, setSettings] = useState(() => parseBoardSettings(board.settings).settings);
  const isBoard = board.kind === 'board';
  const isConflict = command.error instanceof CallError && command.error.code === 'device_changed';
  const takeTheirs = () => {
    setEdited(board);
    setName(board.name);
    setSettings(parseBoardSettings(board.settings).settings);
    command.clear();
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    if (name.trim() === '') return;
    await command.run(async () => {
      const { id, revision } = edited;
      const text = writeBoardSettings(settings);
      await change({ id, revision, name: name.trim(), settings: text });
      onDone();
    });
  };
  return (
    <form className={s.form} noValidate onSubmit={(event) => void save(event)}>
      {isBoard && <BoardPreview merchant={merchant} settings={settings} />}
      <TextField
        label={t('boards.name')}
        value={name}
        onChange={setName}
        maxLength={40}
        errorMessage={name.trim() === '' ? t('settings.required') : null}
      />
      {isBoard ? (
        <SettingFields merchant={merchant} settings={settings} onChange={setSettings} />
      ) : (
        <p className={s.quiet}>{t('boards.kioskPaper', { kiosk: kioskPath(merchant.id) })}</p>
      )}
      {command.problem && <Alert kind="error">{command.problem}</Alert>}
      {isConflict && (
        <Button variant="secondary" onPress={takeTheirs}>
          {t('boards.takeTheirs')}
        </Button>
      )}
      {!isOnline && <p className={s.quiet}>{t('boards.offline')}</p>}
      <Button type="submit" isPending={command.isPending} isDisabled={!isOnline}>
        {t('boards.save')}
      </Button>
    </form>
  );
}
