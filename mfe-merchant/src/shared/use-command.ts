import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';

/** Runs one command at a time, and keeps the reason of the last failure, as an error and in words. */
export function useCommand(textOf: typeof errorText = errorText) {
  const t = useTexts(texts);
  const [error, setError] = useState<unknown>(null);
  const [isPending, setPending] = useState(false);
  return {
    error,
    problem: error === null ? null : textOf(t, error),
    isPending,
    clear: () => setError(null),
    async run(command: () => Promise<void>): Promise<void> {
      if (isPending) return;
      setError(null);
      setPending(true);
      try {
        await command();
      } catch (failure) {
        setError(failure);
      } finally {
        setPending(false);
      }
    },
  };
}

/** The commands of a row that need confirmation: the one to be confirmed, and the state of its sheet. */
export function useConfirmedCommand<Question extends string>(
  carryOut: (question: Question) => Promise<void>,
) {
  const [question, ask] = useState<Question | null>(null);
  const command = useCommand();
  const close = () => {
    command.clear();
    ask(null);
  };
  const confirm = async (asked: Question) => {
    await carryOut(asked);
    ask(null);
  };
  return {
    question,
    ask,
    sheet: {
      isOpen: question !== null,
      onOpenChange: close,
      isPending: command.isPending,
      errorMessage: command.problem,
      onConfirm: () => {
        if (question !== null) void command.run(() => confirm(question));
      },
    },
  };
}
