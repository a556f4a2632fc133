import type { Passkey } from '@turno/shared-types';
import { Button, Sheet, TextField, useToast } from '@turno/shared-ui/components';
import { Form, formRules, PasswordField, useForm } from '@turno/shared-ui/forms';
import { useSetAtom } from 'jotai';
import type { ReactNode } from 'react';
import { useWords } from '../locales/texts.ts';
import { CancelButton } from './cancel-button.tsx';
import { addPasskeyAtom, removePasskeyAtom, renamePasskeyAtom } from './passkey-atoms.ts';
import { useProof } from './use-proof.ts';

type SheetProps = { isOpen: boolean; onClose: () => void };
/** An account that signs in with Facebook has no password; a recent sign-in is its proof. */
type ProofProps = { hasPassword: boolean };

const NAME_LENGTH = 40;
const rules = formRules<{ name: string; password: string }>(() => ({}));

/** Asks for a name, then lets the browser create the passkey. */
export function AddPasskeySheet({ isOpen, onClose, hasPassword }: SheetProps & ProofProps) {
  const t = useWords();
  return (
    <PasskeySheet title={t('passkeys.addTitle')} isOpen={isOpen} onClose={onClose}>
      <AddForm hasPassword={hasPassword} onClose={onClose} />
    </PasskeySheet>
  );
}

function AddForm({ hasPassword, onClose }: ProofProps & Pick<SheetProps, 'onClose'>) {
  const t = useWords();
  const toast = useToast();
  const addPasskey = useSetAtom(addPasskeyAtom);
  const proof = useProof(hasPassword);
  const form = useForm({
    schema: rules,
    defaultValues: { name: '', password: '' },
    onSubmit: async (values) => {
      await addPasskey(values).catch(proof.rethrow);
      toast.success(t('passkeys.added'));
      onClose();
    },
  });
  const labels = { name: t('passkeys.name'), password: t('account.password') };
  return (
    <Form form={form} labels={labels}>
      <TextField
        label={labels.name}
        description={t('passkeys.nameHint')}
        {...form.field('name')}
        maxLength={NAME_LENGTH}
        isRequired
      />
      {proof.isNeeded && <PasswordField label={labels.password} {...form.field('password')} />}
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={form.values.name.trim() === ''}
      >
        {t('passkeys.create')}
      </Button>
      <CancelButton onClose={onClose} />
    </Form>
  );
}

/** Asks for a new name. */
export function RenamePasskeySheet({ passkey, ...sheet }: SheetProps & { passkey: Passkey }) {
  const t = useWords();
  return (
    <PasskeySheet title={t('passkeys.renameTitle')} {...sheet}>
      <RenameForm passkey={passkey} onClose={sheet.onClose} />
    </PasskeySheet>
  );
}

type RenameFormProps = { passkey: Passkey; onClose: () => void };

function RenameForm({ passkey, onClose }: RenameFormProps) {
  const t = useWords();
  const rename = useSetAtom(renamePasskeyAtom);
  const form = useForm({
    schema: rules,
    defaultValues: { name: passkey.name, password: '' },
    onSubmit: async ({ name }) => {
      await rename({ id: passkey.id, name });
      onClose();
    },
  });
  return (
    <Form form={form} labels={{ name: t('passkeys.name') }}>
      <TextField
        label={t('passkeys.name')}
        {...form.field('name')}
        maxLength={NAME_LENGTH}
        isRequired
      />
      <Button
        type="submit"
        isFullWidth
        isPending={form.isPending}
        isDisabled={form.values.name.trim() === ''}
      >
        {t('passkeys.rename')}
      </Button>
      <CancelButton onClose={onClose} />
    </Form>
  );
}

type RemoveProps = ProofProps & { passkey: Passkey; onRemoved: () => void; onClose: () => void };

/** Asks for confirmation before a passkey is removed. */
export function RemovePasskeySheet({ isOpen, ...rest }: RemoveProps & SheetProps) {
  const t = useWords();
  return (
    <PasskeySheet title={t('passkeys.removeTitle')} isOpen={isOpen} onClose={rest.onClose}>
      <RemoveForm {...rest} />
    </PasskeySheet>
  );
}

function RemoveForm({ passkey, hasPassword, onRemoved, onClose }: RemoveProps) {
  const t = useWords();
  const toast = useToast();
  const remove = useSetAtom(removePasskeyAtom);
  const proof = useProof(hasPassword);
  const form = useForm({
    schema: rules,
    defaultValues: { name: '', password: '' },
    onSubmit: async ({ password }) => {
      await remove({ id: passkey.id, password }).catch(proof.rethrow);
      toast.success(t('passkeys.removed'));
      onRemoved();
    },
  });
  const label = t('account.password');
  return (
    <Form form={form} labels={{ password: label }}>
      <p>{t('passkeys.removeText', { name: passkey.name })}</p>
      {proof.isNeeded && <PasswordField label={label} {...form.field('password')} />}
      <Button type="submit" variant="danger-fill" isFullWidth isPending={form.isPending}>
        {t('passkeys.remove')}
      </Button>
      <CancelButton onClose={onClose} />
    </Form>
  );
}

function PasskeySheet(props: SheetProps & { title: string; children: ReactNode }) {
  const { title, isOpen, onClose, children } = props;
  return (
    <Sheet isOpen={isOpen} onOpenChange={(next) => !next && onClose()} title={title}>
      {children}
    </Sheet>
  );
}
