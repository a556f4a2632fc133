import {
  type BoardSettings,
  parseBoardSettings,
  writeBoardSettings,
} from '@turno/shared-types/board-settings';
import type { Device } from '@turno/shared-types/devices';
import { type FormState, formRules, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useSetAtom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { changeBoardAtom } from './board-atoms.ts';

type Values = BoardSettings & { name: string };

const RULES = formRules<Values>(({ name }) => (name.trim() === '' ? { name: 'required' } : {}));
const SETTINGS = [
  ...(['queues', 'layout', 'lang', 'colours'] as const),
  ...(['sound', 'volume', 'quiet', 'message'] as const),
] satisfies (keyof BoardSettings)[];

type BoardForm = {
  form: FormState<Values>;
  settings: BoardSettings;
  changeSettings: (settings: BoardSettings) => void;
};

/** MER-038: the form of a screen. It follows what a colleague saves, setting by setting, and says which ones clash. */
export function useBoardForm(board: Device, onDone: () => void): BoardForm {
  const t = useTexts(texts);
  const save = useSetAtom(changeBoardAtom);
  const { id, revision } = board;
  const form = useForm<Values>({
    schema: RULES,
    defaultValues: { name: board.name, ...parseBoardSettings(board.settings).settings },
    words: { required: t('settings.required') },
    onSubmit: async ({ name, ...settings }) => {
      await save({ id, revision, name: name.trim(), settings: writeBoardSettings(settings) });
      onDone();
    },
  });
  const { name: _, ...settings } = form.values;
  return {
    // The alert about the conflict already explains this problem.
    form: form.isChangedElsewhere ? { ...form, problem: null } : form,
    settings,
    changeSettings: (next) => {
      for (const setting of SETTINGS) form.field(setting).onChange(next[setting]);
    },
  };
}
