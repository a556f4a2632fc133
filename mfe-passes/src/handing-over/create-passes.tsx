import type { Merchant } from '@turno/shared-types';
import type { PassType } from '@turno/shared-types/passes';
import {
  Alert,
  Button,
  Card,
  EmptyState,
  ErrorState,
  Select,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { PaxSelector } from '@turno/shared-ui/pax';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { merchantAtom } from '../shared/merchant-atoms.ts';
import { createAtom, passTypesQueryAtom } from './hand-over-atoms.ts';
import s from './handing-over.module.css';
import { LastCreated } from './last-created.tsx';
import { lastCreatedAtom } from './last-created-atoms.ts';
import { useSharing } from './use-sharing.ts';

/** PSU-002: creates passes of one type and shows the code with which a customer takes them over. */
export function CreatePasses() {
  const t = useTexts(texts);
  const merchant = useAtomValue(merchantAtom);
  const { data, error, refetch, isFetching } = useAtomValue(passTypesQueryAtom);
  if (error && !data) {
    return (
      <ErrorState
        title={t('errors.pass_types_error')}
        error={error}
        onRetry={() => void refetch()}
        isRetrying={isFetching}
      />
    );
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="20rem" radius="16px" />
      </SkeletonGroup>
    );
  }
  const types = data.toSorted((a, b) => Number(isAt(b, merchant)) - Number(isAt(a, merchant)));
  const [first] = types;
  if (!first) return <EmptyState title={t('noTypes')}>{t('noTypesHint')}</EmptyState>;
  return <CreateForm key={merchant?.id} types={types} first={first} />;
}

/** Whether the place where staff work accepts a type. */
function isAt({ merchants }: PassType, merchant: Merchant | null): boolean {
  return merchants?.some(({ id }) => id === merchant?.id) ?? false;
}

/** The name of a type, with the merchants that accept it if another type has the same name. */
function labelOf({ id, name, merchants }: PassType, types: readonly PassType[]): string {
  const isAmbiguous = types.some((other) => other.id !== id && other.name === name);
  const places = merchants?.map((each) => each.name).join(', ');
  return isAmbiguous && places ? `${name} (${places})` : name;
}

function CreateForm({ types, first }: { types: readonly PassType[]; first: PassType }) {
  const t = useTexts(texts);
  const [chosen, setChosen] = useState(first.id);
  const [passCount, setPassCount] = useState(1);
  const { create, isPending, problem } = useCreation();
  // The chosen type may be missing from a refetched list.
  const passTypeId = types.some(({ id }) => id === chosen) ? chosen : first.id;
  return (
    <Card as="section" className={s.form} aria-label={t('ways.create')}>
      <LastCreated />
      <Select
        label={t('passType')}
        options={types.map((type) => ({ id: type.id, label: labelOf(type, types) }))}
        value={passTypeId}
        onChange={setChosen}
      />
      <PaxSelector label={t('howManyPasses')} value={passCount} onChange={setPassCount} />
      {problem && <Alert kind="error">{problem}</Alert>}
      <Button
        size="large"
        isFullWidth
        isPending={isPending}
        onPress={() => void create({ passTypeId, passCount })}
      >
        {t('createPasses', { count: passCount })}
      </Button>
    </Card>
  );
}

function useCreation() {
  const t = useTexts(texts);
  const createPasses = useSetAtom(createAtom);
  const remember = useSetAtom(lastCreatedAtom);
  const share = useSharing();
  const [isPending, setPending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const create = async (passes: { passTypeId: number; passCount: number }) => {
    setPending(true);
    setProblem(null);
    try {
      const created = await createPasses(passes);
      remember(created);
      await share(created);
    } catch (error) {
      setProblem(errorText(t, error));
    } finally {
      setPending(false);
    }
  };
  return { create, isPending, problem };
}
