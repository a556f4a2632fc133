import { Button, TextField } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { type FormEvent, type ReactNode, useRef, useState } from 'react';
import s from './qr-scanner.module.css';
import { SCANNER_TEXTS } from './texts.ts';

type ManualCodeProps = {
  onSubmit: (code: string) => void;
  label?: ReactNode;
};

/** The code typed by hand, for where no camera works. */
export function ManualCode({ onSubmit, label }: ManualCodeProps) {
  const words = wordsOf(useSharedTexts(), SCANNER_TEXTS);
  const [code, setCode] = useState('');
  const [isEmpty, setEmpty] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const typed = code.trim();
    setEmpty(typed === '');
    if (typed === '') return input.current?.focus();
    setCode('');
    onSubmit(typed);
  };
  return (
    <form className={s.manual} onSubmit={submit} noValidate>
      <TextField
        ref={input}
        label={label ?? words.manualLabel}
        description={words.manualHint}
        value={code}
        onChange={setCode}
        errorMessage={isEmpty ? words.manualEmpty : undefined}
        autoComplete="off"
        spellCheck="false"
        maxLength={2_000}
      />
      <Button type="submit" variant="secondary">
        {words.manualSubmit}
      </Button>
    </form>
  );
}
