import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type Ref, useId } from 'react';
import box from '../../components/inputs/field.module.css';
import { FieldFrame, type FieldWords } from '../fields/field-frame.tsx';
import s from './suggest-field.module.css';
import { type Suggestion, SuggestionList } from './suggestion-list.tsx';
import { useSuggestions } from './use-suggestions.ts';

export type SuggestFieldProps<Id extends string | number> = FieldWords & {
  /** The text in the input. */
  value: string;
  onChange: (text: string) => void;
  /** The suggestions that match; `null` while the text is too short or they are loading. */
  suggestions: readonly Suggestion<Id>[] | null;
  onChoose: (suggestion: Suggestion<Id>) => void;
  /** Announced instead of the number of suggestions if these do not match the text. */
  note?: string;
  placeholder?: string;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  ref?: Ref<HTMLInputElement>;
};

/**
 * A text field with suggestions below it, for addresses and categories (MER-001, MER-004). The list is part of the page
 * and covers nothing on a phone, whose keyboard takes half of the screen.
 */
export function SuggestField<Id extends string | number>(props: SuggestFieldProps<Id>) {
  const { suggestions, onChoose } = props;
  const list = useSuggestions(suggestions, onChoose);
  const { active, shown, choose, onKeyDown } = list;
  const id = useId();
  const count = suggestions?.filter(({ keepsOpen }) => !keepsOpen).length ?? null;
  return (
    <FieldFrame
      {...props}
      below={
        <>
          <Found count={list.isOpen ? count : null} note={props.note} />
          {shown.length > 0 && (
            <SuggestionList
              id={id}
              active={active}
              onKeyDown={onKeyDown}
              suggestions={shown}
              onChoose={choose}
            />
          )}
        </>
      }
    >
      {(control) => (
        <input
          {...control}
          ref={props.ref}
          className={box.box}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown.length > 0}
          aria-controls={id}
          aria-activedescendant={active === null ? undefined : `${id}-${active}`}
          autoComplete="off"
          spellCheck={false}
          name={props.name}
          placeholder={props.placeholder}
          value={props.value}
          onChange={(event) => {
            list.open();
            props.onChange(event.currentTarget.value);
          }}
          onKeyDown={onKeyDown}
          onBlur={list.close}
          disabled={props.isDisabled}
          required={props.isRequired}
        />
      )}
    </FieldFrame>
  );
}

/** Announces the number of suggestions when they arrive. */
function Found({ count, note }: { count: number | null; note: string | undefined }) {
  const t = useSharedTexts();
  const words = count === 0 ? t('forms.nothing') : t('forms.found', { count: count ?? 0 });
  return (
    <span className={s.found} role="status">
      {count !== null && (note ?? words)}
    </span>
  );
}
