import { API_KEY_SCOPES, type ApiKeyScope } from '@turno/shared-types';
import { WEBHOOK_EVENTS, type WebhookEvent } from '@turno/shared-types/webhooks';
import { Alert, Button, Checkbox, Sheet, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from '../shared/sections.module.css';
import { useCommand } from '../shared/use-command.ts';
import { SecretOnce } from './secret-sheet.tsx';
import { addApiKeyAtom, addWebhookAtom } from './setting-atoms.ts';

type SheetProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Makes an API key, and shows it once. */
export function NewApiKeySheet({ isOpen, onOpenChange }: SheetProps) {
  const t = useTexts(texts);
  const add = useSetAtom(addApiKeyAtom);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('keys.add')}>
      <NewForm<ApiKeyScope>
        label={t('keys.name')}
        description={t('keys.nameHint')}
        maxLength={40}
        choice={t('keys.scopes')}
        options={API_KEY_SCOPES.map((scope) => ({ id: scope, label: t(`keys.scope.${scope}`) }))}
        submitLabel={t('keys.add')}
        submit={async (name, scopes) => (await add({ name, scopes })).key}
        onDone={() => onOpenChange(false)}
      />
    </Sheet>
  );
}

/** Adds a webhook, and shows its secret once. */
export function NewWebhookSheet({ isOpen, onOpenChange }: SheetProps) {
  const t = useTexts(texts);
  const add = useSetAtom(addWebhookAtom);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('hooks.add')}>
      <NewForm<WebhookEvent>
        label={t('hooks.url')}
        description={t('hooks.urlHint')}
        maxLength={500}
        choice={t('hooks.events')}
        options={WEBHOOK_EVENTS.map((event) => ({ id: event, label: t(`hooks.event.${event}`) }))}
        submitLabel={t('hooks.add')}
        submit={async (url, events) => (await add({ url, events })).secret}
        onDone={() => onOpenChange(false)}
      />
    </Sheet>
  );
}

type NewFormProps<Id extends string> = {
  label: string;
  description: string;
  maxLength: number;
  choice: string;
  options: readonly { id: Id; label: string }[];
  submitLabel: string;
  /** Returns the secret. */
  submit: (text: string, chosen: Id[]) => Promise<string>;
  onDone: () => void;
};

/** A text and at least one of some options; afterwards it shows the created secret. */
function NewForm<Id extends string>(props: NewFormProps<Id>) {
  const { label, description, maxLength, choice, options, submitLabel, submit, onDone } = props;
  const t = useTexts(texts);
  const [text, setText] = useState('');
  const [chosen, setChosen] = useState<readonly Id[]>([]);
  const [secret, setSecret] = useState<string | null>(null);
  const [isIncomplete, setIncomplete] = useState(false);
  const command = useCommand();
  if (secret !== null) return <SecretOnce secret={secret} onDone={onDone} />;
  const send = async (event: FormEvent) => {
    event.preventDefault();
    const isMissing = text.trim() === '' || chosen.length === 0;
    setIncomplete(isMissing);
    if (isMissing) return;
    await command.run(async () => setSecret(await submit(text.trim(), [...chosen])));
  };
  const toggle = (id: Id, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((each) => each !== id));
  return (
    <form className={s.form} noValidate onSubmit={(event) => void send(event)}>
      <TextField
        label={label}
        description={description}
        maxLength={maxLength}
        value={text}
        onChange={setText}
        errorMessage={isIncomplete && text.trim() === '' ? t('settings.required') : null}
      />
      <fieldset className={s.choices}>
        <legend>{choice}</legend>
        {options.map(({ id, label: words }) => (
          <Checkbox
            key={id}
            isSelected={chosen.includes(id)}
            onChange={(isChosen) => toggle(id, isChosen)}
          >
            {words}
          </Checkbox>
        ))}
      </fieldset>
      {isIncomplete && chosen.length === 0 && <Alert kind="error">{t('settings.chooseOne')}</Alert>}
      {command.problem && <Alert kind="error">{command.problem}</Alert>}
      <Button type="submit" isPending={command.isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
