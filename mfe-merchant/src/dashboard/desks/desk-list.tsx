import type { Desk } from '@turno/shared-types';
import { Button, ConfirmSheet, TextField } from '@turno/shared-ui/components';
import { useKeptFocus } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand, useConfirmedCommand } from '../../shared/use-command.ts';
import { usePresentDay } from '../present-day.ts';
import { addDeskAtom, desksAtom, removeDeskAtom, servedTicketsAtom } from './desk-atoms.ts';
import s from './desk-picker.module.css';

const MAX_NAME = 20;

/** S-20: the desks of the merchant: each can be removed, and another one added. */
export function DeskList() {
  const t = useTexts(texts);
  const desks = useAtomValue(desksAtom);
  return (
    <div ref={useKeptFocus()} className={s.list}>
      <p>{t('desk.hint')}</p>
      {desks.length > 0 && (
        <ul className={s.desks}>
          {desks.map((desk) => (
            <li key={desk.id} className={s.desk}>
              <span>{desk.name}</span>
              <RemoveDesk desk={desk} />
            </li>
          ))}
        </ul>
      )}
      <NewDesk />
    </div>
  );
}

/** Asks for confirmation, because a colleague may be working at the desk. */
function RemoveDesk({ desk: { id, name } }: { desk: Desk }) {
  const t = useTexts(texts);
  const remove = useSetAtom(removeDeskAtom);
  const served = useAtomValue(servedTicketsAtom)(id, usePresentDay());
  const { ask, sheet } = useConfirmedCommand<'remove'>(() => remove(id));
  return (
    <>
      <Button
        variant="secondary"
        aria-label={t('desk.removeNamed', { desk: name })}
        onPress={() => ask('remove')}
      >
        {t('desk.remove')}
      </Button>
      <ConfirmSheet
        {...sheet}
        title={t('desk.removeQuestion', { desk: name })}
        confirmLabel={t('desk.remove')}
        isDanger
      >
        <p>{t('desk.removeHint')}</p>
        {served.length > 0 && <p>{t('desk.isServing', { tickets: served.join(', ') })}</p>}
      </ConfirmSheet>
    </>
  );
}

function NewDesk() {
  const t = useTexts(texts);
  const add = useSetAtom(addDeskAtom);
  const [name, setName] = useState('');
  const [isIncomplete, setIncomplete] = useState(false);
  const command = useCommand();
  const missing = isIncomplete && name.trim() === '' ? t('settings.required') : null;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setIncomplete(name.trim() === '');
    if (name.trim() === '') return;
    await command.run(async () => {
      await add(name.trim());
      setName('');
    });
  };
  return (
    <form className={s.form} onSubmit={(event) => void submit(event)}>
      <TextField
        label={t('desk.name')}
        description={t('desk.example')}
        value={name}
        onChange={setName}
        maxLength={MAX_NAME}
        errorMessage={missing ?? command.problem}
      />
      <Button type="submit" isPending={command.isPending}>
        {t('desk.add')}
      </Button>
    </form>
  );
}
