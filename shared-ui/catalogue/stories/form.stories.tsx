import { Button, TextField } from '@turno/shared-ui/components';
import {
  CheckboxField,
  Form,
  NumberField,
  PasswordField,
  SaveBar,
  useForm,
} from '@turno/shared-ui/forms';
import { Link } from '@turno/shared-ui/router';
import * as z from 'zod/mini';
import type { Subject } from '../story.ts';

const LABELS = { name: 'Nome', email: 'E-mail', password: 'Password', terms: 'Termini' };

const account = z.object({
  name: z.string().check(z.minLength(1, 'missing')),
  email: z.string().check(z.email('invalid_email')),
  password: z.string().check(z.minLength(8, 'password_too_short')),
  terms: z.literal(true, 'terms'),
});

const WORDS = { missing: 'Scrivi il nome', terms: 'Accetta i termini per continuare' };

export function AccountForm({ onSubmit }: { onSubmit: (sent: unknown) => Promise<void> }) {
  const form = useForm({
    schema: account,
    defaultValues: { name: '', email: '', password: '', terms: false },
    onSubmit,
    words: WORDS,
  });
  return (
    <Form form={form} labels={LABELS}>
      <TextField label="Nome" {...form.field('name')} />
      <TextField label="E-mail" type="email" {...form.field('email')} />
      <PasswordField label="Password" autoComplete="new-password" {...form.field('password')} />
      <CheckboxField {...form.field('terms')}>Accetto i termini e le condizioni</CheckboxField>
      <Button type="submit" isPending={form.isPending}>
        Registrati
      </Button>
    </Form>
  );
}

const queue = z.object({
  name: z.string().check(z.minLength(3, 'short')),
  capacity: z.nullable(z.int().check(z.positive('capacity_invalid'))),
});

const STORED = { name: 'Banco', capacity: 2 as number | null };

type QueueFormProps = { onSubmit: (sent: unknown) => Promise<void>; stored?: typeof STORED };

export function QueueForm({ onSubmit, stored = STORED }: QueueFormProps) {
  const form = useForm({
    schema: queue,
    defaultValues: stored,
    onSubmit,
    words: { short: 'Almeno 3 caratteri' },
  });
  return (
    <Form form={form} labels={{ name: 'Nome', capacity: 'Capacità' }}>
      <TextField label="Nome" {...form.field('name')} />
      <NumberField label="Capacità" min={0} {...form.field('capacity')} />
      <Link to="/elsewhere">Un’altra pagina</Link>
      <SaveBar form={form} />
    </Form>
  );
}

export const forms: Subject = {
  id: 'form',
  title: 'Form',
  entryPoint: 'forms',
  stories: [
    {
      name: 'With problems',
      note: 'Send it empty: the first wrong field takes the focus, the summary leads to each.',
      render: () => <AccountForm onSubmit={() => Promise.resolve()} />,
    },
    {
      name: 'With a save bar',
      note: 'Change something: Undo and Change appear, and links ask before they lead away.',
      render: () => <QueueForm onSubmit={() => Promise.resolve()} />,
    },
  ],
};
