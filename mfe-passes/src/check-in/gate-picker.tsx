import { MAX_GATE_LENGTH } from '@turno/shared-types/constants';
import { Button, Sheet, TextField } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom } from 'jotai';
import { type FormEvent, useState } from 'react';
import { texts } from '../locales/texts.ts';
import s from './check-in.module.css';
import { gateAtom } from './gate-atoms.ts';

/** The gate where this device is used, for passes whose uses count by gate; a press changes it. */
export function GatePicker() {
  const t = useTexts(texts);
  const [gate, setGate] = useAtom(gateAtom);
  const [isEditing, setEditing] = useState(false);
  return (
    <>
      <Button variant="secondary" className={s.gate} onPress={() => setEditing(true)}>
        {gate === '' ? t('gate.set') : t('gate.named', { gate })}
      </Button>
      <Sheet isOpen={isEditing} onOpenChange={setEditing} title={t('gate.title')}>
        <GateForm
          gate={gate}
          onSave={(name) => {
            setGate(name);
            setEditing(false);
          }}
        />
      </Sheet>
    </>
  );
}

function GateForm({ gate, onSave }: { gate: string; onSave: (gate: string) => void }) {
  const t = useTexts(texts);
  const [name, setName] = useState(gate);
  const [isCode, setCode] = useState(false);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    // A scanner appends its text to the existing name.
    const isRead = isTicketCode(name.replace(gate, ''));
    setCode(isRead);
    if (isRead) setName(gate);
    else onSave(name.trim());
  };
  return (
    <form className={s.gateForm} onSubmit={submit}>
      <p>{t('gate.hint')}</p>
      <TextField
        label={t('gate.label')}
        description={t('gate.example')}
        value={name}
        onChange={setName}
        maxLength={MAX_GATE_LENGTH}
        errorMessage={isCode ? t('gate.isCode') : undefined}
      />
      <Button type="submit">{t('gate.save')}</Button>
    </form>
  );
}

/**
 * Whether a keyboard-wedge scanner typed a ticket's code into the field: a check-in code, or a signed text up to the length of
 * the field.
 */
function isTicketCode(text: string): boolean {
  return /^(?=.*\d)[0-9A-Z]{10}$/.test(text.trim()) || /^[\w.\-/:]{30,}$/.test(text.trim());
}
