import type { PassOwner } from '@turno/shared-types';
import { Button, Sheet, TextField } from '@turno/shared-ui/components';
import { useNotice } from '@turno/shared-ui/errors';
import { Form, formRules, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { renameOwnerAtom } from '../shared/passes/atoms.ts';

const rules = formRules<{ name: string }>(({ name }) =>
  name.trim() === '' ? { name: 'select_at_least_one_name' } : {},
);

type RenameSheetProps = {
  owner: PassOwner;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** CON-072, PAS-007: another name for a person. */
export function RenameSheet({ owner, isOpen, onOpenChange }: RenameSheetProps) {
  const t = useWords();
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('passes.rename')}>
      <RenameForm owner={owner} onDone={() => onOpenChange(false)} />
    </Sheet>
  );
}

function RenameForm({ owner, onDone }: { owner: PassOwner; onDone: () => void }) {
  const t = useWords();
  const notice = useNotice();
  const rename = useSetAtom(renameOwnerAtom);
  const form = useForm({
    schema: rules,
    defaultValues: { name: owner.name ?? '' },
    onSubmit: async ({ name }) => {
      await rename(owner.id ?? 0, name.trim());
      notice('preferenceSaved');
      onDone();
    },
  });
  return (
    <Form form={form} labels={{ name: t('passes.name') }}>
      <TextField
        label={t('passes.name')}
        {...form.field('name')}
        autoComplete="off"
        maxLength={80}
        isRequired
      />
      <Button type="submit" isFullWidth isPending={form.isPending}>
        {t('passes.saveName')}
      </Button>
    </Form>
  );
}
