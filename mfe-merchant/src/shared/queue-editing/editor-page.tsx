import type { Merchant, Queue } from '@turno/shared-types';
import { RedirectBecause } from '@turno/shared-ui/boot';
import { Button, EmptyState, Skeleton } from '@turno/shared-ui/components';
import { planFor } from '@turno/shared-ui/errors';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { useTexts } from '@turno/shared-ui/i18n';
import { Navigate, useParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ComponentType, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { editorPath, ROUTES } from '../../paths.ts';
import {
  merchantAtom,
  merchantEventAtom,
  merchantsAtom,
  myMerchantsQueryAtom,
} from '../merchant-atoms.ts';
import { MerchantMissing } from '../merchant-missing.tsx';
import { StaffPage } from '../staff-page.tsx';

export type EditorProps = {
  merchant: Merchant;
  /** `null` for a new queue. */
  queue: Queue | null;
  /** Called when the queue was created or removed. */
  onDone: () => void;
};

type EditorPageProps = { type: Queue['type']; editor: ComponentType<EditorProps> };

/** SHL-023: the document's title is Italian in every language. */
const TITLES = {
  standard: { create: 'Nuova coda', change: 'Modifica coda' },
  event: { create: 'Nuovo evento', change: 'Modifica evento' },
};

/** MER-035: the page of an editor; the id 0 creates a queue, and an invalid id redirects to the list. */
export function EditorPage({ type, editor }: EditorPageProps) {
  const t = useTexts(texts);
  const { queueId = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const merchant = useAtomValue(merchantAtom);
  const { error } = useAtomValue(myMerchantsQueryAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  // MER-047
  if (error && planFor('merchant-area', error).goTo === 'home') return <Navigate to="/" replace />;
  if (!/^\d+$/.test(queueId))
    return <RedirectBecause to={ROUTES.queues} reason="queue_not_found" />;
  if (isDone) return <Navigate to={ROUTES.queues} replace />;
  const isNew = Number(queueId) === 0;
  return (
    <StaffPage
      title={TITLES[type][isNew ? 'create' : 'change']}
      heading={t(`editor.heading.${type}.${isNew ? 'create' : 'change'}`)}
      detail={merchant?.name}
      back={{ to: ROUTES.queues, label: t('queueList.title') }}
      isWide={type === 'event'}
    >
      {merchant ? (
        <Chosen
          key={`${merchant.id}.${queueId}`}
          merchant={merchant}
          queueId={Number(queueId)}
          type={type}
          editor={editor}
          onDone={() => setDone(true)}
        />
      ) : (
        <MerchantMissing skeleton={<Skeleton height="24rem" radius="16px" />} />
      )}
    </StaffPage>
  );
}

type ChosenProps = EditorPageProps & { merchant: Merchant; queueId: number; onDone: () => void };

function Chosen({ merchant, queueId, type, editor: Editor, onDone }: ChosenProps) {
  const queue = merchant.queues.find(({ id }) => id === queueId) ?? null;
  if (queue && queue.type !== type) return <Navigate to={editorPath(queue)} replace />;
  if (queueId !== 0 && !queue) return <NotHere queueId={queueId} />;
  return <Editor merchant={merchant} queue={queue} onDone={onDone} />;
}

/**
 * Shown for a queue that the chosen merchant does not have: it was removed, or belongs to another merchant of the same manager.
 */
function NotHere({ queueId }: { queueId: number }) {
  const t = useTexts(texts);
  const merchants = useAtomValue(merchantsAtom);
  const choose = useSetAtom(merchantAtom);
  const owner = merchants.find(({ queues }) => queues.some(({ id }) => id === queueId));
  if (!owner) return <EmptyState title={t('editor.gone')}>{t('editor.goneHint')}</EmptyState>;
  const { id, name } = owner;
  const action = <Button onPress={() => choose(id)}>{t('editor.goThere', { name })}</Button>;
  return <EmptyState title={t('editor.elsewhere', { name })} action={action} />;
}
