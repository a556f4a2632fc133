import type { PassOwner } from '@turno/shared-types';
import {
  Button,
  PageTitle,
  ScanLine,
  Share2,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useEffect, useRef, useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { LoadFailure } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { useEarlySheet } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { ownersAtom } from '../shared/passes/atoms.ts';
import { unnamedPasses } from '../shared/passes/pass-status.ts';
import { OngoingTickets } from '../shared/tickets/ongoing-tickets.tsx';
import { AddSheet, type Way } from './adding/add-sheet.tsx';
import { AssignPasses } from './adding/assign-passes.tsx';
import { draftAtom } from './adding/draft-atoms.ts';
import { useRestoredDraft } from './adding/use-restored-draft.ts';
import { EmptyWallet, OwnerList, UnnamedPasses } from './owner-list.tsx';
import { ShareMode } from './sharing/share-mode.tsx';

const STEP_MS = 30_000;

/** CON-067: the person's pass owners with their passes, the ways to add passes, and the numbers that wait (CON-076). */
export function MyTicketsScreen() {
  const { data: owners, error, isFetching, refetch } = useAtomValue(ownersAtom);
  const draft = useAtomValue(draftAtom);
  const [way, setWay] = useWayOfAddress();
  const isRestoring = useRestoredDraft(owners ?? null);
  const top = useTopOfStep(draft !== null);
  useEarlySheet();
  if (draft) {
    return (
      <Page>
        <div ref={top} tabIndex={-1} />
        <AssignPasses draft={draft} owners={owners ?? []} />
      </Page>
    );
  }
  return (
    <Page dock={<OngoingTickets />}>
      <div ref={top} tabIndex={-1} />
      {owners && !isRestoring && <Wallet owners={owners} onAdd={setWay} />}
      {(isRestoring || (!owners && !error)) && <Loading />}
      {!owners && error && (
        <>
          <Heading />
          <LoadFailure
            error={error}
            missing="not_found"
            onRetry={() => void refetch()}
            isRetrying={isFetching}
          />
        </>
      )}
      <AddSheet way={way} onClose={() => setWay(null)} />
    </Page>
  );
}

/** CON-069: how a new pass is entered; initially as the address says (`open=scan|manual`), whose query is then removed. */
function useWayOfAddress(): [Way | null, (way: Way | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    if (open === null) return;
    if (open === 'scan' || open === 'manual') setWay(open);
    setParams({}, { replace: true });
  }, [open, setParams]);
  return [way, setWay];
}

/** Moves the focus to the top when the form replaces the wallet, and when the wallet returns. */
function useTopOfStep(isNaming: boolean) {
  const top = useRef<HTMLDivElement>(null);
  const shown = useRef(isNaming);
  useEffect(() => {
    if (shown.current === isNaming) return;
    shown.current = isNaming;
    top.current?.focus();
  }, [isNaming]);
  return top;
}

function Heading() {
  const t = useWords();
  return (
    <>
      <BackLink to={ROUTES.home}>{t('nav.home')}</BackLink>
      <PageTitle title={TITLES.myTickets}>{t('passes.title')}</PageTitle>
    </>
  );
}

type WalletProps = { owners: readonly PassOwner[]; onAdd: (way: Way) => void };

function Wallet({ owners, onAdd }: WalletProps) {
  const t = useWords();
  const [isSharing, setSharing] = useState(false);
  const people = owners.filter(({ id }) => id !== null);
  const unnamed = unnamedPasses(owners, useNow(STEP_MS));
  if (isSharing) {
    return (
      <>
        <PageTitle title={TITLES.myTickets}>{t('passShare.title')}</PageTitle>
        <ShareMode people={people} unnamed={unnamed} onEnd={() => setSharing(false)} />
      </>
    );
  }
  if (people.length === 0 && unnamed.length === 0) {
    return (
      <>
        <Heading />
        <EmptyWallet onAdd={onAdd} />
      </>
    );
  }
  return (
    <>
      <Heading />
      <UnnamedPasses passes={unnamed} />
      <OwnerList people={people} />
      <Button
        size="large"
        isFullWidth
        icon={<ScanLine aria-hidden />}
        onPress={() => onAdd('scan')}
      >
        {t('passes.scanNew')}
      </Button>
      <Button variant="secondary" isFullWidth onPress={() => onAdd('manual')}>
        {t('passes.manual')}
      </Button>
      <Button
        variant="secondary"
        isFullWidth
        icon={<Share2 aria-hidden />}
        onPress={() => setSharing(true)}
      >
        {t('passShare.start')}
      </Button>
    </>
  );
}

function Loading() {
  return (
    <>
      <Heading />
      <SkeletonGroup>
        <Skeleton height="5rem" radius={16} />
        <Skeleton height="5rem" radius={16} />
        <Skeleton height="5rem" radius={16} />
      </SkeletonGroup>
    </>
  );
}
