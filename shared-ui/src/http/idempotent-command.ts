import { isOutcomeUnknown } from '@turno/shared-types/rules';
import { atom, type Getter, type Setter } from 'jotai';
import { CallError } from './call-error.ts';
import { newIdempotencyKey } from './idempotency-key.ts';

/**
 * An action atom for a command that must not be carried out twice. A command whose answer was lost keeps its idempotency
 * key, and the same input sent again repeats it; after a definite answer the same input is a new command.
 */
export function idempotentCommandAtom<Input, Reply>(
  carryOut: (get: Getter, set: Setter, input: Input, idempotencyKey: string) => Promise<Reply>,
) {
  const unansweredAtom = atom({ input: '', idempotencyKey: '' });
  return atom(null, async (get, set, input: Input): Promise<Reply> => {
    const text = JSON.stringify(input);
    const unanswered = get(unansweredAtom);
    const idempotencyKey =
      unanswered.input === text ? unanswered.idempotencyKey : newIdempotencyKey();
    set(unansweredAtom, { input: text, idempotencyKey });
    const forget = () => set(unansweredAtom, { input: '', idempotencyKey: '' });
    try {
      const reply = await carryOut(get, set, input, idempotencyKey);
      forget();
      return reply;
    } catch (error) {
      if (!(error instanceof CallError && isOutcomeUnknown(error.status))) forget();
      throw error;
    }
  });
}
