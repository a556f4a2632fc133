import type { Pass, PassOwner } from '@turno/shared-types';
import {
  Alert,
  Button,
  EmptyState,
  ScanLine,
  StatusBadge,
  Ticket,
  User,
} from '@turno/shared-ui/components';
import { ListRow, ListRows, ShowMore } from '@turno/shared-ui/data';
import { useAtomValue, useSetAtom } from 'jotai';
import { useWords } from '../locales/texts.ts';
import { ticketPassesPath } from '../paths.ts';
import { hasMoreOwnersAtomAt, ownersAtom, showMoreOwnersAtom } from '../shared/passes/atoms.ts';
import { WALLET } from '../shared/passes/owner-requests.ts';
import lists from '../shared/passes/pass-lists.module.css';
import type { Way } from './adding/add-sheet.tsx';
import { nameUnnamedAtom } from './adding/draft-atoms.ts';
import s from './my-tickets.module.css';

/** CON-067: an empty wallet, and the two ways to add a first pass. */
export function EmptyWallet({ onAdd }: { onAdd: (way: Way) => void }) {
  const t = useWords();
  return (
    <>
      <EmptyState title={t('passes.empty')} icon={<Ticket size={32} />}>
        {t('passes.emptyHint')}
      </EmptyState>
      <Button
        size="large"
        isFullWidth
        icon={<ScanLine aria-hidden />}
        onPress={() => onAdd('scan')}
      >
        {t('passes.scan')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={() => onAdd('manual')}>
        {t('passes.manual')}
      </Button>
    </>
  );
}

/** CON-067, CON-074: the passes that have no owner yet, with a button to assign them. */
export function UnnamedPasses({ passes }: { passes: readonly Pass[] }) {
  const t = useWords();
  const nameUnnamed = useSetAtom(nameUnnamedAtom);
  if (passes.length === 0) return null;
  return (
    <Alert
      kind="warning"
      title={t('passes.unnamed', { count: passes.length })}
      action={
        <Button variant="secondary" onPress={() => nameUnnamed(passes)}>
          {t('passes.nameThem', { count: passes.length })}
        </Button>
      }
    >
      {t('passes.unnamedHint')}
    </Alert>
  );
}

/** The people, each with the number of passes and whether one can be used today. */
export function OwnerList({ people }: { people: readonly PassOwner[] }) {
  const t = useWords();
  const hasMore = useAtomValue(hasMoreOwnersAtomAt(WALLET));
  const showMore = useSetAtom(showMoreOwnersAtom);
  const { isPlaceholderData } = useAtomValue(ownersAtom);
  if (people.length === 0) return null;
  return (
    <section className={lists.section} aria-labelledby="people">
      <h2 id="people" className={lists.heading}>
        {t('passes.people')}
      </h2>
      <ListRows>
        {people.map((owner) => (
          <ListRow
            key={owner.id}
            to={ticketPassesPath(owner.id ?? 0)}
            icon={<User size={24} />}
            label={owner.name}
            description={<OwnerSummary owner={owner} />}
          />
        ))}
      </ListRows>
      <ShowMore
        count={people.length}
        hasMore={hasMore}
        isPending={isPlaceholderData}
        onMore={showMore}
      />
    </section>
  );
}

/** The number of passes, and the best status of any of them today. */
function OwnerSummary({ owner: { passes, usablePasses, activablePasses } }: { owner: PassOwner }) {
  const t = useWords();
  if (passes.length === 0) return t('passes.none');
  return (
    <span className={s.summary}>
      {t('passes.count', { count: passes.length })}
      {usablePasses.length > 0 && (
        <StatusBadge status="open">{t('passes.status.usable')}</StatusBadge>
      )}
      {usablePasses.length === 0 && activablePasses.length > 0 && (
        <StatusBadge status="waiting">{t('passes.status.to-activate')}</StatusBadge>
      )}
    </span>
  );
}
