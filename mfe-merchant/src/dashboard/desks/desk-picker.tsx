import {
  Button,
  Select,
  Sheet,
  Skeleton,
  SkeletonGroup,
  TextField,
  useToast,
} from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue, useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { useCommand } from '../../shared/use-command.ts';
import {
  addDeskAtom,
  areDesksLoadingAtom,
  deskAtom,
  desksAtom,
  removeDeskAtom,
} from './desk-atoms.ts';
import s from './desk-picker.module.css';

/** The desk without a name, which every merchant has. */
const NO_NAME = 0;
const MAX_NAME = 20;

/** S-20: the desk that this device calls for, and the way to the list of desks. */
export function DeskPicker() {
  const t = useTexts(texts);
  const desks = useAtomValue(desksAtom);
  const [desk, pick] = useAtom(deskAtom);
  const [isEditing, setEditing] = useState(false);
  if (useAtomValue(areDesksLoadingAtom)) {
    // As wide and as high as the choice of a desk, so that nothing beside it moves once that is there.
    return (
      <SkeletonGroup>
        <Skeleton width="18rem" height="5.25rem" radius="12px" />
      </SkeletonGroup>
    );
  }
  return (
    <div className={s.picker}>
      {desks.length > 0 && (
        <Select
          label={t('desk.label')}
          options={[
            { id: NO_NAME, label: t('desk.none') },
            ...desks.map(({ id, name }) => ({ id, label: name })),
          ]}
          value={desk?.id ?? NO_NAME}
          onChange={(chosen) => pick(desks.find(({ id }) => id === chosen) ?? null)}
        />
      )}
      <Button variant="secondary" onPress={() => setEditing(true)}>
        {t('desk.edit')}
      </Button>
      <Sheet isOpen={isEditing} onOpenChange={setEditing} title={t('desk.edit')}>
        <DeskList />
      </Sheet>
    </div>
  );
}

/** The desks of the merchant: each can be removed, and another one added. */
function DeskList() {
  const t = useTexts(texts);
  const desks = useAtomValue(desksAtom);
  const remove = useSetAtom(removeDeskAtom);
  const toast = useToast();
  return (
    <div className={s.list}>
      <p>{t('desk.hint')}</p>
      {desks.length > 0 && (
        <ul className={s.desks}>
          {desks.map(({ id, name }) => (
            <li key={id} className={s.desk}>
              <span>{name}</span>
              <Button
                variant="secondary"
                aria-label={t('desk.removeNamed', { desk: name })}
                onPress={() => void remove(id).catch((error) => toast.error(errorText(t, error)))}
              >
                {t('desk.remove')}
              </Button>
            </li>
          ))}
        </ul>
      )}
      <NewDesk />
    </div>
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
