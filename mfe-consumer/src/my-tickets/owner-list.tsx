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
import { hasMoreOwnersAtom, ownersAtom, showMoreOwnersAtom } from '../shared/passes/atoms.ts';
import type { Way } from './adding/add-sheet.tsx';
import { nameUnnamedAtom } from './adding/draft-atoms.ts';
import s from './my-tickets.module.css';

/** CON-067: nothing yet, and the two ways to a first pass. */
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

/** CON-067, CON-074: passes that belong to no person yet, and what to do about it. */
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
          {t('passes.nameThem')}
        </Button>
      }
    >
      {t('passes.unnamedHint')}
    </Alert>
  );
}

/** The people, each with the number of passes and whether one is good for today. */
export function OwnerList({ people }: { people: readonly PassOwner[] }) {
  const t = useWords();
  const hasMore = useAtomValue(hasMoreOwnersAtom);
  const showMore = useSetAtom(showMoreOwnersAtom);
  const { isFetching } = useAtomValue(ownersAtom);
  if (people.length === 0) return null;
  return (
    <section className={s.section} aria-labelledby="people">
      <h2 id="people" className={s.heading}>
        {t('passes.people')}
      </h2>
      <ListRows>
        {people.map((owner) => (
          <ListRow
            key={owner.id}
            to={ticketPassesPath(owner.id ?? 0)}
            icon={<User size={24} />}
            label={owner.name}
            description={
              owner.passes.length === 0
                ? t('passes.none')
                : t('passes.count', { count: owner.passes.length })
            }
            badge={<OwnerBadge owner={owner} />}
          />
        ))}
      </ListRows>
      <ShowMore count={people.length} hasMore={hasMore} isPending={isFetching} onMore={showMore} />
    </section>
  );
}

function OwnerBadge({ owner }: { owner: PassOwner }) {
  const t = useWords();
  if (owner.usablePasses.length > 0) {
    return <StatusBadge status="open">{t('passes.status.usable')}</StatusBadge>;
  }
  if (owner.activablePasses.length > 0) {
    return <StatusBadge status="waiting">{t('passes.status.to-activate')}</StatusBadge>;
  }
  return null;
}
