import type { Merchant } from '@turno/shared-types';
import type { PassTypeWithPolicy } from '@turno/shared-types/passes';
import { RedirectBecause } from '@turno/shared-ui/boot';
import {
  EmptyState,
  ErrorState,
  Skeleton,
  SkeletonGroup,
  useToast,
} from '@turno/shared-ui/components';
import { useFollowedMerchant } from '@turno/shared-ui/followed-merchant';
import { Form, formRules, SaveBar, useForm } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { usePolicyWords } from '@turno/shared-ui/pass-policy';
import { Navigate, useParams, useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { useState } from 'react';
import { texts } from '../locales/texts.ts';
import { OF_GROUP, ROUTES } from '../paths.ts';
import { merchantAtom, merchantEventAtom } from '../shared/merchant-atoms.ts';
import { MerchantMissing } from '../shared/merchant-missing.tsx';
import editor from '../shared/queue-editing/editor.module.css';
import { RemoveEntry } from '../shared/queue-editing/remove-entry.tsx';
import { StaffPage } from '../shared/staff-page.tsx';
import { invalidKeys } from '../shared/week-hours/opening-draft.ts';
import { useSlotProblem } from '../shared/week-hours/use-slot-problem.ts';
import { useWeekdayName } from '../shared/weekdays.ts';
import {
  changePassTypeAtom,
  createPassTypeAtom,
  mayChange,
  type PassTypeDraft,
  passTypesQueryAtom,
  removePassTypeAtom,
} from './pass-type-atoms.ts';
import { PassTypeFields } from './pass-type-fields.tsx';
import {
  bodyOf,
  MAX_MERCHANTS,
  MAX_PAUSE_MINUTES,
  MAX_USES,
  type PassTypeValues,
  passTypeProblems,
  valuesOf,
} from './pass-type-values.ts';
import s from './pass-types.module.css';

/** PAS-004: the page that creates a pass type (the id 0) and changes one. */
export function PassTypeEditorScreen() {
  const t = useTexts(texts);
  const { passTypeId = '' } = useParams();
  const [isDone, setDone] = useState(false);
  const merchant = useAtomValue(merchantAtom);
  useFollowedMerchant(merchant?.id ?? null, merchantEventAtom);
  if (!/^\d+$/.test(passTypeId))
    return <RedirectBecause to={ROUTES.passTypes} reason="pass_type_not_found" />;
  if (isDone) return <Navigate to={ROUTES.passTypes} replace />;
  const id = Number(passTypeId);
  return (
    <StaffPage
      title={id === 0 ? 'Nuovo tipo di pass' : 'Modifica tipo di pass'}
      heading={t(id === 0 ? 'passTypes.new' : 'passTypes.edit')}
      detail={merchant?.name}
      back={{ to: ROUTES.passTypes, label: t('passTypes.title') }}
    >
      {merchant ? (
        <Chosen
          key={`${merchant.id}.${id}`}
          merchant={merchant}
          id={id}
          onDone={() => setDone(true)}
        />
      ) : (
        <MerchantMissing skeleton={<Skeleton height="24rem" radius="16px" />} />
      )}
    </StaffPage>
  );
}

type ChosenProps = { merchant: Merchant; id: number; onDone: () => void };

function Chosen({ merchant, id, onDone }: ChosenProps) {
  const t = useTexts(texts);
  const [search] = useSearchParams();
  const { data, error, isFetching, refetch } = useAtomValue(passTypesQueryAtom);
  if (!data && error) {
    return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  }
  if (!data) {
    return (
      <SkeletonGroup>
        <Skeleton height="24rem" radius="16px" />
      </SkeletonGroup>
    );
  }
  const type = data.types.find((each) => each.id === id) ?? null;
  const isOfTeam = type ? type.franchisingId !== null : search.get(OF_GROUP.name) !== null;
  const teamOf = isOfTeam ? data.teamOf : null;
  if (type ? !mayChange(type, merchant.id, teamOf) : id !== 0) {
    return <EmptyState title={t('passTypes.gone')}>{t('passTypes.goneHint')}</EmptyState>;
  }
  return <Editor merchant={merchant} type={type} teamOf={teamOf} onDone={onDone} />;
}

type EditorProps = {
  merchant: Merchant;
  /** `null` for a new type. */
  type: PassTypeWithPolicy | null;
  /** The franchising that owns the type; `null` for a type of the merchant. */
  teamOf: Merchant['franchising'];
  onDone: () => void;
};

function Editor(props: EditorProps) {
  const { type, teamOf, onDone } = props;
  const remove = useSetAtom(removePassTypeAtom);
  const t = useTexts(texts);
  const form = usePassTypeForm(props);
  const words = usePolicyWords();
  const nameOf = useWeekdayName();
  const { hasHours, hours } = form.values;
  const draft = { rows: hours, change: () => undefined, invalid: invalidKeys(hours) };
  const slotProblem = useSlotProblem(draft, ({ dayOfWeek }) => nameOf(dayOfWeek ?? 0));
  const labels = {
    name: t('passTypes.name'),
    limits: t('passTypes.limits'),
    pause: t('passTypes.pause'),
    hasHours: t('passTypes.hours'),
    merchantIds: t('passTypes.merchants'),
  };
  return (
    <>
      <Form form={form} labels={labels}>
        {type && <p className={s.quiet}>{t('passTypes.soldStay')}</p>}
        <fieldset className={editor.fields} disabled={form.isPending}>
          <PassTypeFields form={form} teamOf={teamOf} known={type?.merchants ?? []} />
          <section className={s.part} aria-labelledby="in-words">
            <h2 id="in-words" className={s.legend}>
              {t('passTypes.inWords')}
            </h2>
            <ul className={s.words}>
              {words(bodyOf(form.values, type).policy).map((line) => (
                <li key={line}>{line}</li>
              ))}
            </ul>
          </section>
        </fieldset>
        <SaveBar
          form={form}
          problem={hasHours ? slotProblem : null}
          {...(type ? {} : { saveLabel: t('passTypes.create') })}
        />
      </Form>
      {type && (
        <RemoveEntry name={type.name} remove={() => remove(type)} onDone={onDone}>
          {t('passTypes.removeHint')}
        </RemoveEntry>
      )}
    </>
  );
}

function usePassTypeForm({ merchant, type, teamOf, onDone }: EditorProps) {
  const t = useTexts(texts);
  const toast = useToast();
  const create = useSetAtom(createPassTypeAtom);
  const change = useSetAtom(changePassTypeAtom);
  const draftOf = (values: PassTypeValues, stored: PassTypeWithPolicy | null): PassTypeDraft => {
    const body = bodyOf(values, stored);
    if (!teamOf) return { of: 'merchant', merchantId: merchant.id, body };
    const { merchantIds } = values;
    return { of: 'franchising', franchisingId: teamOf.id, body: { ...body, merchantIds } };
  };
  return useForm<PassTypeValues>({
    schema: formRules((values) => passTypeProblems(values, teamOf !== null)),
    defaultValues: valuesOf(type),
    words: {
      nameEmpty: t('editor.nameEmpty'),
      nameLong: t('passTypes.nameLong'),
      uses: t('passTypes.usesWrong', { most: MAX_USES }),
      twice: t('passTypes.twice'),
      pause: t('passTypes.pauseWrong', { most: MAX_PAUSE_MINUTES }),
      noHours: t('passTypes.noHours'),
      wrongHours: t('openings.check'),
      noMerchant: t('settings.chooseOne'),
      manyMerchants: t('passTypes.manyMerchants', { most: MAX_MERCHANTS }),
    },
    onSubmit: async (values, edited) => {
      const keep = (stored: PassTypeWithPolicy) => {
        const own = Object.entries(values).filter(([field]) => edited.has(field));
        return draftOf({ ...valuesOf(stored), ...Object.fromEntries(own) }, stored);
      };
      if (type) await change({ id: type.id, draftOf: keep });
      else await create(draftOf(values, null));
      const { name } = values;
      toast.success(t(type ? 'editor.saved' : 'passTypes.created', { name }));
      if (!type) onDone();
    },
  });
}
