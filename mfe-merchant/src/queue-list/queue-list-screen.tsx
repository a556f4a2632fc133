import type { Merchant, Queue } from '@turno/shared-types';
import { Button, EmptyState, Plus, Skeleton, StatusBadge } from '@turno/shared-ui/components';
import { ActionSheet, ListRow, ListRows } from '@turno/shared-ui/data';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { editorPath, ROUTES } from '../paths.ts';
import { merchantAtom, merchantEventAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import s from '../shared/queue-editing/editor.module.css';
import { StaffPage } from '../shared/staff-page.tsx';

/** MER-032 to MER-034: the queues of the merchant, each leading to its editor. */
export function QueueListScreen() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  return (
    <StaffPage
      title="Code ed eventi"
      heading={t('queueList.title')}
      detail={merchant?.name}
      back={{ to: ROUTES.dashboard, label: t('title') }}
    >
      {merchant ? (
        <Queues merchant={merchant} />
      ) : (
        <MerchantMissing skeleton={<Skeleton height="12rem" radius="16px" />} />
      )}
    </StaffPage>
  );
}

function Queues({ merchant }: { merchant: Merchant }) {
  const t = useTexts(texts);
  const { queues } = merchant;
  if (queues.length === 0) {
    return (
      <EmptyState title={t('noQueues')} action={<NewQueue queues={queues} />}>
        {t('noQueuesHint')}
      </EmptyState>
    );
  }
  return (
    <>
      <ListRows label={t('queueList.title')}>
        {queues.map((queue) => (
          <ListRow
            key={queue.id}
            to={editorPath(queue)}
            label={queue.name}
            description={t(`queueList.${descriptionOf(queue)}`)}
            badge={<Flags queue={queue} />}
          />
        ))}
      </ListRows>
      <NewQueue queues={queues} />
    </>
  );
}

function descriptionOf({ type, multiQueue }: Queue): 'event' | 'multiple' | 'single' {
  if (type === 'event') return 'event';
  return multiQueue ? 'multiple' : 'single';
}

function Flags({ queue: { listOnly, nextRatio } }: { queue: Queue }) {
  const t = useTexts(texts);
  return (
    <span className={s.badges}>
      {listOnly && <StatusBadge status="free-access" />}
      {nextRatio !== null && <StatusBadge status="waiting">{t('queueList.automatic')}</StatusBadge>}
    </span>
  );
}

/** MER-034, X-11: chooses the kind of a new queue; a kind that exists is left out. */
function NewQueue({ queues }: { queues: readonly Queue[] }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const missing = (['standard', 'event'] as const).filter(
    (type) => !queues.some((queue) => queue.type === type),
  );
  return (
    <div className={s.new}>
      <Button
        icon={<Plus aria-hidden />}
        isDisabled={missing.length === 0}
        onPress={() => setChoosing(true)}
      >
        {t('queueList.new')}
      </Button>
      {missing.length === 0 && <p className={s.small}>{t('queueList.complete')}</p>}
      <ActionSheet
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        title={t('queueList.choose')}
        actions={missing.map((type) => ({
          id: type,
          label: t(`queueList.new-${type}`),
          onPress: () => void navigate(editorPath({ id: 0, type })),
        }))}
      />
    </div>
  );
}
