import type { Pass, PassOwner } from '@turno/shared-types';
import { Card, Select, TextField } from '@turno/shared-ui/components';
import { useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { PassName } from '../../shared/passes/pass-name.tsx';
import s from '../my-tickets.module.css';
import type { Choice } from './draft.ts';

const NEW = 'new';
const LATER = 'later';

type PassChoiceProps = {
  pass: Pass;
  owners: readonly PassOwner[];
  choice: Choice | null;
  onChoose: (choice: Choice | null) => void;
  errorMessage: string | undefined;
};

/**
 * One pass and its future owner: a known person, a new name, or none. In an account without people only the name field is
 * shown.
 */
export function PassChoice({ pass, owners, choice, onChoose, errorMessage }: PassChoiceProps) {
  const t = useWords();
  const people = owners.flatMap(({ id, name }) =>
    id === null ? [] : [{ id: String(id), label: name ?? '' }],
  );
  const [isNew, setNew] = useState(typeof choice === 'string');
  const asksName = isNew || people.length === 0;
  const options = [
    { id: LATER, label: t('passAdd.nobody') },
    ...people,
    { id: NEW, label: t('passAdd.newPerson') },
  ];
  const pick = (id: string) => {
    setNew(id === NEW);
    onChoose(id === NEW ? '' : id === LATER ? null : Number(id));
  };
  const named = typeof choice === 'number' ? String(choice) : LATER;
  return (
    <Card as="li" className={s.choice}>
      <PassName pass={pass} />
      {people.length > 0 && (
        <Select
          label={t('passAdd.forWhom')}
          options={options}
          value={isNew ? NEW : named}
          onChange={pick}
          errorMessage={asksName ? undefined : errorMessage}
        />
      )}
      {asksName && (
        <TextField
          label={people.length > 0 ? t('passAdd.newName') : t('passAdd.forWhom')}
          value={typeof choice === 'string' ? choice : ''}
          onChange={onChoose}
          errorMessage={errorMessage}
          autoComplete="off"
          maxLength={80}
        />
      )}
    </Card>
  );
}
