import { X } from '@turno/shared-ui/components';
import s from './event-editor.module.css';

type ChipsProps = {
  /** What the list holds. */
  label: string;
  items: readonly { id: string | number; text: string; removeLabel: string }[];
  onRemove: (id: string | number) => void;
  isDisabled: boolean;
};

/** Chosen values in a row, each a button that takes it out. */
export function Chips({ label, items, onRemove, isDisabled }: ChipsProps) {
  return (
    <ul className={s.chips} aria-label={label}>
      {items.map(({ id, text, removeLabel }) => (
        <li key={id}>
          <button
            type="button"
            className={s.chip}
            aria-label={removeLabel}
            disabled={isDisabled}
            onClick={() => onRemove(id)}
          >
            {text}
            <X size={18} aria-hidden />
          </button>
        </li>
      ))}
    </ul>
  );
}
