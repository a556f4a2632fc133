import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import box from '../../components/inputs/field.module.css';
import s from './suggest-field.module.css';

export type Suggestion<Id extends string | number> = {
  id: Id;
  label: string;
  description?: string;
  /** An option that requests other suggestions: it is not counted, and the list stays open. */
  keepsOpen?: boolean;
};

type SuggestionListProps<Id extends string | number> = {
  id: string;
  suggestions: readonly Suggestion<Id>[];
  active: number | null;
  onChoose: (suggestion: Suggestion<Id>) => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

/** The suggestions that match the text. */
export function SuggestionList<Id extends string | number>(props: SuggestionListProps<Id>) {
  const { id, suggestions, active, onChoose, onKeyDown } = props;
  const t = useSharedTexts();
  const list = useRef<HTMLDivElement>(null);
  // The focus stays in the input, so no browser scrolls the list by itself.
  useEffect(() => {
    if (active !== null) list.current?.children[active]?.scrollIntoView({ block: 'nearest' });
  }, [active]);
  return (
    <div ref={list} className={s.list} role="listbox" id={id} aria-label={t('forms.suggestions')}>
      {suggestions.map((suggestion, index) => (
        <div
          key={suggestion.id}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={index === active}
          className={s.option}
          // The input keeps the focus, so that the phone's keyboard stays open.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => onChoose(suggestion)}
          onKeyDown={onKeyDown}
        >
          <span>{suggestion.label}</span>
          {suggestion.description && (
            <span className={box.description}>{suggestion.description}</span>
          )}
        </div>
      ))}
    </div>
  );
}
