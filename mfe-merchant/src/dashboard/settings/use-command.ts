import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { useState } from 'react';
import { texts } from '../../locales/texts.ts';

/** Runs one command at a time, and keeps in words why the last one failed. */
export function useCommand() {
  const t = useTexts(texts);
  const [problem, setProblem] = useState<string | null>(null);
  const [isPending, setPending] = useState(false);
  return {
    problem,
    isPending,
    clear: () => setProblem(null),
    async run(command: () => Promise<void>): Promise<void> {
      if (isPending) return;
      setProblem(null);
      setPending(true);
      try {
        await command();
      } catch (error) {
        setProblem(errorText(t, error));
      } finally {
        setPending(false);
      }
    },
  };
}
