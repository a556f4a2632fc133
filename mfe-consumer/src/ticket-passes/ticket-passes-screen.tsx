import type { PassOwner } from '@turno/shared-types';
import {
  Alert,
  Button,
  LinkButton,
  PageTitle,
  RefreshCw,
  ScanLine,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useNow } from '@turno/shared-ui/live';
import { useParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { useWords } from '../locales/texts.ts';
import { addPassPath, ROUTES } from '../paths.ts';
import { BackLink } from '../shared/page/back-link.tsx';
import { GoHome, LoadFailure } from '../shared/page/load-failure.tsx';
import { Page } from '../shared/page/page.tsx';
import { useEarlySheet } from '../shared/page/page-footer.tsx';
import { TITLES } from '../shared/page/titles.ts';
import { ownerAtomFor, refreshOwnerAtom } from '../shared/passes/atoms.ts';
import lists from '../shared/passes/pass-lists.module.css';
import { isActive, passStatus } from '../shared/passes/pass-status.ts';
import { usePassAction } from '../shared/passes/use-pass-action.ts';
import { PassCard } from './pass-card.tsx';
import { RenameSheet } from './rename-sheet.tsx';
import s from './ticket-passes.module.css';

/** CON-072: the passes of one person. */
export function TicketPassesScreen() {
  const ownerId = Number(useParams().passOwnerId);
  return Number.isSafeInteger(ownerId) && ownerId > 0 ? (
    <OfOwner ownerId={ownerId} />
  ) : (
    <GoHome code="pass_owner_not_found" />
  );
}

function OfOwner({ ownerId }: { ownerId: number }) {
  const t = useWords();
  const { data: owner, error, isFetching, refetch } = useAtomValue(ownerAtomFor(ownerId));
  useEarlySheet();
  return (
    <Page>
      <BackLink to={ROUTES.myTickets}>{t('passes.title')}</BackLink>
      {owner && <Passes owner={owner} />}
      {!owner && error && (
        <LoadFailure
          error={error}
          missing="pass_owner_not_found"
          onRetry={() => void refetch()}
          isRetrying={isFetching}
          isPage
        />
      )}
      {!owner && !error && (
        <SkeletonGroup>
          <Skeleton width="12rem" height="2rem" />
          <Skeleton height="9rem" radius={16} />
        </SkeletonGroup>
      )}
    </Page>
  );
}

const STEP_MS = 30_000;

function Passes({ owner }: { owner: PassOwner }) {
  const t = useWords();
  const now = useNow(STEP_MS);
  const [isRenaming, setRenaming] = useState(false);
  const rows = owner.passes.map((pass) => ({ pass, status: passStatus(pass, owner, now) }));
  const active = rows.filter(({ status }) => isActive(status));
  const past = rows.filter(({ status }) => !isActive(status));
  return (
    <>
      <PageTitle title={TITLES.myTickets}>{owner.name}</PageTitle>
      <div className={s.actions}>
        <Button variant="secondary" onPress={() => setRenaming(true)}>
          {t('passes.rename')}
        </Button>
        <RefreshButton owner={owner} />
      </div>
      <section className={lists.section} aria-labelledby="active">
        <h2 id="active" className={lists.heading}>
          {t('passes.active')}
        </h2>
        {active.length === 0 && <p>{t('passes.noneActive')}</p>}
        <ul className={lists.list}>
          {active.map((row) => (
            <PassCard key={row.pass.id} {...row} owner={owner} />
          ))}
        </ul>
      </section>
      {past.length > 0 && (
        <section className={lists.section} aria-labelledby="past">
          <h2 id="past" className={lists.heading}>
            {t('passes.past')}
          </h2>
          <ul className={lists.list}>
            {past.map((row) => (
              <PassCard key={row.pass.id} {...row} owner={owner} />
            ))}
          </ul>
        </section>
      )}
      <LinkButton
        variant="secondary"
        isFullWidth
        icon={<ScanLine aria-hidden />}
        to={addPassPath('scan')}
      >
        {t('passes.scanNew')}
      </LinkButton>
      <RenameSheet owner={owner} isOpen={isRenaming} onOpenChange={setRenaming} />
    </>
  );
}

/** PAS-005: a button that refetches the uses. */
function RefreshButton({ owner }: { owner: PassOwner }) {
  const t = useWords();
  const refresh = useSetAtom(refreshOwnerAtom);
  const { run, isPending, problem } = usePassAction();
  return (
    <>
      <Button
        variant="secondary"
        icon={<RefreshCw aria-hidden />}
        isPending={isPending}
        onPress={() => void run(() => refresh(owner.id ?? 0))}
      >
        {t('passes.refresh')}
      </Button>
      {problem !== null && <Alert kind="error">{problem}</Alert>}
    </>
  );
}
