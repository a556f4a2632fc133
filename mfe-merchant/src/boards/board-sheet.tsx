import type { Merchant } from '@turno/shared-types';
import type { Device } from '@turno/shared-types/devices';
import { Sheet, TextField } from '@turno/shared-ui/components';
import { Form, LeaveQuestion, SaveBar } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { kioskPath } from '../paths.ts';
import s from '../shared/sections.module.css';
import { BoardPreview } from './board-preview.tsx';
import { SettingFields } from './setting-fields.tsx';
import { useBoardForm } from './use-board-form.ts';

type BoardProps = { board: Device; merchant: Merchant };
type SheetProps = BoardProps & { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** The name of a paired screen and the settings of a board; the screen applies them as soon as they are saved. */
export function BoardSheet({ isOpen, onOpenChange, ...rest }: SheetProps) {
  const [isEdited, setEdited] = useState(false);
  const [isAsking, setAsking] = useState(false);
  const close = () => {
    setAsking(false);
    onOpenChange(false);
  };
  return (
    <>
      <Sheet
        isOpen={isOpen}
        onOpenChange={() => (isEdited ? setAsking(true) : close())}
        title={rest.board.name}
        height="full"
      >
        <BoardForm {...rest} onEdited={setEdited} onDone={close} />
      </Sheet>
      <LeaveQuestion isOpen={isAsking} onStay={() => setAsking(false)} onLeave={close} />
    </>
  );
}

type FormProps = BoardProps & { onEdited: (isEdited: boolean) => void; onDone: () => void };

function BoardForm({ board, merchant, onEdited, onDone }: FormProps) {
  const t = useTexts(texts);
  const { form, settings, changeSettings } = useBoardForm(board, onDone);
  const labels = { name: t('boards.name') };
  useEffect(() => {
    onEdited(form.isDirty);
    return () => onEdited(false);
  }, [onEdited, form.isDirty]);
  return (
    <Form form={form} labels={labels}>
      {board.kind === 'board' && <BoardPreview merchant={merchant} settings={settings} />}
      <TextField label={labels.name} maxLength={40} {...form.field('name')} />
      {board.kind === 'board' ? (
        <SettingFields merchant={merchant} settings={settings} onChange={changeSettings} />
      ) : (
        <p className={s.quiet}>{t('boards.kioskPaper', { kiosk: kioskPath(merchant.id) })}</p>
      )}
      <SaveBar form={form} />
    </Form>
  );
}
