import { isMerchant } from '@turno/shared-types/rules';
import { Button, Sheet, TextField, useToast } from '@turno/shared-ui/components';
import { Form, formRules, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import s from './account.module.css';
import { type Account, changeNameAtom } from './atoms.ts';
import { CancelButton } from './cancel-button.tsx';
import { Section } from './section.tsx';

const NAME_LENGTH = 120;
const rules = formRules<{ name: string }>(() => ({}));

/** The name of the account (IDN-008), and a sheet that changes it. */
export function NameSection({ account }: { account: Account }) {
  const t = useWords();
  const [isChanging, setChanging] = useState(false);
  return (
    <Section title={t('account.name')}>
      <p className={s.text}>{account.name ?? t('account.noName')}</p>
      <Button variant="secondary" className={s.action} onPress={() => setChanging(true)}>
        {t('account.changeName')}
      </Button>
      <Sheet isOpen={isChanging} onOpenChange={setChanging} title={t('account.changeName')}>
        <NameForm account={account} onClose={() => setChanging(false)} />
      </Sheet>
    </Section>
  );
}

function NameForm({ account, onClose }: { account: Account; onClose: () => void }) {
  const t = useWords();
  const changeName = useSetAtom(changeNameAtom);
  const toast = useToast();
  const form = useForm({
    schema: rules,
    defaultValues: { name: account.name ?? '' },
    onSubmit: async ({ name }) => {
      await changeName(name);
      toast.success(t('account.nameSaved'));
      onClose();
    },
  });
  const label = t('account.name');
  return (
    <Form form={form} labels={{ name: label }}>
      <TextField
        label={label}
        // Only merchant accounts belong to a team.
        description={isMerchant(account.role) ? t('account.nameHint') : undefined}
        {...form.field('name')}
        autoComplete="name"
        maxLength={NAME_LENGTH}
        isRequired
      />
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={form.values.name.trim() === ''}
      >
        {t('account.saveName')}
      </Button>
      <CancelButton onClose={onClose} />
    </Form>
  );
}
