import { SEARCH_SPINNER_MS } from '@turno/shared-types/constants';
import { useSharedTexts } from '@turno/shared-ui/i18n';
import type { ReactNode, Ref } from 'react';
import { Button } from 'react-aria-components/Button';
import { Input } from 'react-aria-components/Input';
import { Label } from 'react-aria-components/Label';
import {
  SearchField as AriaSearchField,
  type SearchFieldProps as AriaSearchFieldProps,
} from 'react-aria-components/SearchField';
import { Search, X } from '../display/icons.ts';
import { Spinner } from '../display/spinner.tsx';
import { useAtLeast } from '../feedback/loading.tsx';
import { VisuallyHidden } from '../layout/visually-hidden.tsx';
import s from './field.module.css';

export type SearchFieldProps = Omit<AriaSearchFieldProps, 'className' | 'style' | 'children'> & {
  label: ReactNode;
  isLabelHidden?: boolean;
  placeholder?: string;
  /** Whether results for what is typed are on their way. */
  isSearching?: boolean;
  ref?: Ref<HTMLInputElement>;
};

/** A search box; Escape and its button empty it. */
export function SearchField(props: SearchFieldProps) {
  const { label, isLabelHidden, placeholder, isSearching = false, ref, ...rest } = props;
  const t = useSharedTexts();
  const hasSpinner = useAtLeast(isSearching, SEARCH_SPINNER_MS);
  return (
    <AriaSearchField {...rest} className={s.field ?? ''}>
      {({ isEmpty }) => (
        <>
          {isLabelHidden ? (
            <VisuallyHidden>
              <Label>{label}</Label>
            </VisuallyHidden>
          ) : (
            <Label className={s.label}>{label}</Label>
          )}
          <div className={s.search}>
            {hasSpinner ? <Spinner /> : <Search size={20} aria-hidden />}
            <Input
              {...(ref ? { ref } : {})}
              {...(placeholder ? { placeholder } : {})}
              className={s.box ?? ''}
            />
            {!isEmpty && (
              <Button className={s.clear ?? ''} aria-label={t('clear')}>
                <X size={20} aria-hidden />
              </Button>
            )}
          </div>
        </>
      )}
    </AriaSearchField>
  );
}
