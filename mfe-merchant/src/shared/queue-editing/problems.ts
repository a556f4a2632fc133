import { isErrorCode, type Queue } from '@turno/shared-types';
import { queueNameProblem } from '@turno/shared-types/rules';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';

type Schema = {
  safeParse: (body: unknown) => {
    error?: { issues: readonly { path: readonly PropertyKey[]; message: string }[] };
  };
};

/** The fields of a body that the contract rejects, with a code of the catalogue or `outOfRange`. */
export function contractProblems(schema: Schema, body: unknown): Record<string, string> {
  const issues = schema.safeParse(body).error?.issues ?? [];
  const found = issues.map(({ path, message }): [string, string] => [
    path.join('.'),
    isErrorCode(message) ? message : 'outOfRange',
  ]);
  return Object.fromEntries(found);
}

/** MER-042, MER-045: the problem of a name, as a key of the form's words. */
export function nameProblem(
  name: string,
  type: Queue['type'],
): 'nameEmpty' | 'nameShort' | 'nameWord' | null {
  if (name.trim() === '') return 'nameEmpty';
  const problem = queueNameProblem(name, type);
  return problem && (problem === 'short' ? 'nameShort' : 'nameWord');
}

/** The words for the messages of an editor's form. */
export function useProblemWords(type: Queue['type']): Record<string, string> {
  const t = useTexts(texts);
  return {
    nameEmpty: t('editor.nameEmpty'),
    nameShort: t('editor.nameShort'),
    nameWord: t(type === 'event' ? 'editor.nameWordEvent' : 'editor.nameWord'),
    outOfRange: t('editor.outOfRange'),
    aboveSeats: t('eventEditor.aboveSeats'),
    noDate: t('eventEditor.noDate'),
    timesMissing: t('eventEditor.timesMissing'),
  };
}
