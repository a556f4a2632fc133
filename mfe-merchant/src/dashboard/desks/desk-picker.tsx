import { Alert, Button, Select, Sheet, Skeleton, SkeletonGroup } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { areDesksLoadingAtom, deskAtom, desksAtom, removedDeskAtom } from './desk-atoms.ts';
import { DeskList } from './desk-list.tsx';
import s from './desk-picker.module.css';

/** The option for the unnamed desk, which every merchant has. */
const NO_NAME = 0;

/** S-20: selects the desk that this device calls for, and links to the list of desks. */
export function DeskPicker() {
  const t = useTexts(texts);
  const desks = useAtomValue(desksAtom);
  const [desk, pick] = useAtom(deskAtom);
  const isRemoved = useAtomValue(removedDeskAtom) !== null;
  const [isEditing, setEditing] = useState(false);
  if (useAtomValue(areDesksLoadingAtom)) {
    // As wide and high as the picker, so that nothing beside it moves when it appears.
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
          // After its desk was removed, a device may choose the unnamed one too.
          value={isRemoved ? null : (desk?.id ?? NO_NAME)}
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

/** S-20: warns that the desk of this device was removed. */
export function RemovedDeskNotice() {
  const t = useTexts(texts);
  const desk = useAtomValue(removedDeskAtom);
  return desk && <Alert kind="warning">{t('desk.wasRemoved', { desk: desk.name })}</Alert>;
}
