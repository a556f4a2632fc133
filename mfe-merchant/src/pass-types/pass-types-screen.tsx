import type { Merchant } from '@turno/shared-types';
import type { PassTypeWithPolicy } from '@turno/shared-types/passes';
import {
  Alert,
  Button,
  EmptyState,
  ErrorState,
  Plus,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { ActionSheet, ListRow, ListRows } from '@turno/shared-ui/data';
import { useTexts } from '@turno/shared-ui/i18n';
import { usePolicyWords } from '@turno/shared-ui/pass-policy';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { passTypePath } from '../paths.ts';
import s from '../shared/sections.module.css';
import { SettingsPage } from '../shared/settings-page.tsx';
import { mayChange, type PassTypes, passTypesQueryAtom } from './pass-type-atoms.ts';

/** PAS-004: the pass types of the shown merchant, each with what it allows. */
export function PassTypesScreen() {
  const t = useTexts(texts);
  return (
    <SettingsPage title="Tipi di pass" heading={t('passTypes.title')} hint={t('passTypes.hint')}>
      {(merchant) => <Types key={merchant.id} merchant={merchant} />}
    </SettingsPage>
  );
}

function Types({ merchant }: { merchant: Merchant }) {
  const { data, error, isFetching, refetch } = useAtomValue(passTypesQueryAtom);
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="12rem" radius="16px" />
      </SkeletonGroup>
    );
  }
  return <TypeLists merchant={merchant} {...data} />;
}

function TypeLists({ merchant, types, teamOf }: PassTypes & { merchant: Merchant }) {
  const t = useTexts(texts);
  const describe = useDescription();
  const isChangeable = (type: PassTypeWithPolicy) => mayChange(type, merchant.id, teamOf);
  const own = types.filter(isChangeable);
  const others = types.filter((type) => !isChangeable(type));
  return (
    <div className={s.sections}>
      <section className={s.section}>
        {own.length === 0 ? (
          <EmptyState title={t('passTypes.none')} action={<NewType teamOf={teamOf} />}>
            {t('passTypes.noneHint')}
          </EmptyState>
        ) : (
          <>
            <ListRows label={t('passTypes.title')}>
              {own.map((type) => (
                <ListRow
                  key={type.id}
                  to={passTypePath(type.id)}
                  label={type.name}
                  description={describe(type, teamOf)}
                />
              ))}
            </ListRows>
            <NewType teamOf={teamOf} />
          </>
        )}
      </section>
      {others.length > 0 && (
        <section className={s.section} aria-labelledby="other-types">
          <h2 id="other-types" className={s.heading}>
            {t('passTypes.others')}
          </h2>
          <Alert>{t('passTypes.othersHint')}</Alert>
          <ul className={s.rows}>
            {others.map((type) => (
              <li key={type.id} className={s.row}>
                <div className={s.words}>
                  <strong>{type.name}</strong>
                  <p className={s.quiet}>{describe(type, merchant.franchising)}</p>
                </div>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/** Describes a type and its policy in one line. */
function useDescription() {
  const t = useTexts(texts);
  const words = usePolicyWords();
  return (
    { mode, franchisingId, policy }: PassTypeWithPolicy,
    franchising: Merchant['franchising'],
  ) => {
    const group = franchisingId !== null && franchisingId === franchising?.id ? franchising : null;
    return [
      mode === 'specific' ? 'Fast Track' : t('passTypes.generic'),
      ...(group ? [t('passTypes.ofGroup', { name: group.name })] : []),
      ...words(policy),
    ].join(' · ');
  };
}

function NewType({ teamOf }: Pick<PassTypes, 'teamOf'>) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const [isChoosing, setChoosing] = useState(false);
  const open = (isOfGroup: boolean) => void navigate(passTypePath(0, isOfGroup));
  return (
    <div>
      <Button
        icon={<Plus aria-hidden />}
        onPress={() => (teamOf ? setChoosing(true) : open(false))}
      >
        {t('passTypes.new')}
      </Button>
      <ActionSheet
        isOpen={isChoosing}
        onOpenChange={setChoosing}
        title={t('passTypes.forWhom')}
        actions={[
          { id: 'merchant', label: t('passTypes.forThis'), onPress: () => open(false) },
          {
            id: 'group',
            label: t('passTypes.ofGroup', { name: teamOf?.name }),
            onPress: () => open(true),
          },
        ]}
      />
    </div>
  );
}
