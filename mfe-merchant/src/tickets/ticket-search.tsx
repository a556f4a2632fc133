import { SEARCH_DEBOUNCE_MS } from '@turno/shared-types/constants';
import { isSearchable } from '@turno/shared-types/rules';
import { SearchField, Sheet } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtom } from 'jotai';
import { useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import type { OwnQueue } from '../shared/own-queue.ts';
import { foundTicketsFor, searchTextAtom } from './atoms.ts';
import { TicketList } from './ticket-list.tsx';
import s from './tickets.module.css';

type TicketSearchProps = {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  own: OwnQueue;
};

/** MER-051: searches tickets by number, name or telephone number. */
export function TicketSearch({ isOpen, onOpenChange, own }: TicketSearchProps) {
  const t = useTexts(texts);
  return (
    <Sheet
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      title={t('tickets.searchIn', { queue: own.queue.name })}
      height="full"
    >
      <Found own={own} />
    </Sheet>
  );
}

function Found({ own }: { own: OwnQueue }) {
  const t = useTexts(texts);
  const [typed, setTyped] = useState('');
  const [text, setText] = useAtom(searchTextAtom);
  useEffect(() => {
    // MER-053: a short text clears the results at once.
    if (!isSearchable(typed)) return setText('');
    const timer = setTimeout(() => setText(typed), SEARCH_DEBOUNCE_MS);
    return () => clearTimeout(timer);
  }, [typed, setText]);
  return (
    <div className={s.search}>
      <SearchField label={t('tickets.searchLabel')} autoFocus value={typed} onChange={setTyped} />
      {isSearchable(text) ? (
        <TicketList
          key={text}
          list={foundTicketsFor(own.queue.id)}
          own={own}
          isCalled={null}
          empty={t('tickets.noneFound', { text })}
        />
      ) : (
        <p className={s.quiet}>{t('tickets.searchHint')}</p>
      )}
    </div>
  );
}
