import { Button, TextField } from '@turno/shared-ui/components';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import s from './code-field.module.css';
import { useTypingAnywhere } from './use-typing-anywhere.ts';

type CodeFieldProps = {
  label: ReactNode;
  description: ReactNode;
  submitLabel: ReactNode;
  text: string;
  onTextChange: (text: string) => void;
  /** Why the text was not accepted. */
  errorMessage?: ReactNode;
  /** Receives the text, also on Enter; returns whether it was accepted. */
  onSubmit: () => boolean;
};

/**
 * The field for a code. A keyboard-wedge scanner, which types a code and presses Enter, works wherever the focus is. After a
 * rejected code the field takes the focus, so that the code can be corrected.
 */
export function CodeField(props: CodeFieldProps) {
  const { label, description, submitLabel, text, onTextChange, errorMessage, onSubmit } = props;
  const input = useRef<HTMLInputElement>(null);
  useTypingAnywhere(input);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!onSubmit()) input.current?.focus();
  };
  return (
    <form className={s.form} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={label}
        description={description}
        value={text}
        onChange={onTextChange}
        errorMessage={errorMessage}
        autoComplete="off"
        enterKeyHint="done"
        spellCheck="false"
        maxLength={2_000}
      />
      <Button type="submit" variant="secondary">
        {submitLabel}
      </Button>
    </form>
  );
}

type ManualCodeProps = {
  onSubmit: (code: string) => void;
  label?: ReactNode;
};

/** A single code, typed by hand or by a keyboard-wedge scanner. */
export function ManualCode({ onSubmit, label }: ManualCodeProps) {
  const t = useSharedTexts();
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const submit = () => {
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed === '') return false;
    setCode('');
    onSubmit(typed);
    return true;
  };
  return (
    <CodeField
      label={label ?? t('scanner.manualLabel')}
      description={t('scanner.manualHint')}
      submitLabel={t('scanner.manualSubmit')}
      text={code}
      onTextChange={setCode}
      errorMessage={isEmpty ? t('scanner.manualEmpty') : undefined}
      onSubmit={submit}
    />
  );
}
