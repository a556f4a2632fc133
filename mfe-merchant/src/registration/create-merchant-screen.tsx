import type { Session } from '@turno/shared-types';
import { isMerchant } from '@turno/shared-types/rules';
import { sessionAtom } from '@turno/shared-ui/boot';
import {
  Alert,
  Button,
  ErrorState,
  LinkButton,
  Skeleton,
  SkeletonGroup,
  Spinner,
} from '@turno/shared-ui/components';
import { CallError } from '@turno/shared-ui/http';
import { errorText, useTexts } from '@turno/shared-ui/i18n';
import { LinkForUnverified } from '@turno/shared-ui/my-merchants';
import { useNavigate, useParams, useSearchParams } from '@turno/shared-ui/router';
import { useAtomValue, useSetAtom } from 'jotai';
import { type ReactNode, useEffect, useState } from 'react';
import { texts } from '../locales/texts.ts';
import { createMerchantPath, MANUAL_PLACE, ROUTES, TYPED_NAME, welcomePath } from '../paths.ts';
import { StaffPage } from '../shared/staff-page.tsx';
import { useIsAnother, useRegistrationPath } from './newcomers-only.tsx';
import { accountAtomFor, type Registrant, userIdOf } from './own-account.ts';
import { PasswordStep } from './password-step.tsx';
import { placeAtomFor } from './place-atoms.ts';
import s from './registration.module.css';
import {
  nextStep,
  REGISTRATION_TITLE,
  type Registration,
  registrationAtom,
} from './registration.ts';
import { RegistrationForm, type RegistrationFormProps } from './registration-form.tsx';
import type { Registered } from './registration-steps.ts';
import { finishAtom, useRegistration } from './use-registration.ts';

/** MER-003 to MER-008: registers a merchant, for a place of the map or one typed by hand. */
export function CreateMerchantScreen() {
  const t = useTexts(texts);
  const { placeId = '' } = useParams();
  const isAnother = useIsAnother();
  const pathOf = useRegistrationPath();
  return (
    <StaffPage
      title={REGISTRATION_TITLE}
      heading={t(isAnother ? 'addMerchant.another' : 'addMerchant.title')}
      back={{ to: pathOf(ROUTES.addMerchant), label: t('registration.back') }}
    >
      <div className={s.column}>
        <CreateForAccount key={placeId} placeId={placeId} />
      </div>
    </StaffPage>
  );
}

/** A merchant account that is signed in when the page opens registers without a sign-up. */
function CreateForAccount({ placeId }: { placeId: string }) {
  const session = useAtomValue(sessionAtom);
  // The session that a registration ends with must not start another registration.
  const [first] = useState(session);
  if (!first || !isMerchant(first.roles[0])) {
    const registrant = { userId: userIdOf(first), account: null };
    return <CreateMerchant placeId={placeId} registrant={registrant} />;
  }
  return <CreateAsAccount placeId={placeId} session={session ?? first} />;
}

function CreateAsAccount({ placeId, session }: { placeId: string; session: Session }) {
  const { data, error, refetch, isFetching } = useAtomValue(accountAtomFor(session.id));
  if (data) {
    const registrant = { userId: session.id, account: { session, email: data.email } };
    return <CreateMerchant placeId={placeId} registrant={registrant} />;
  }
  if (!error) return <FormSkeleton />;
  return <ErrorState error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
}

type CreateMerchantProps = { placeId: string; registrant: Registrant };

function CreateMerchant({ placeId, registrant }: CreateMerchantProps) {
  const t = useTexts(texts);
  const { outcome, stored, again, submit } = useRegistration(placeId, registrant);
  if (outcome.kind === 'done') return <Finish registered={outcome.registered} />;
  if (outcome.kind === 'running') return <Progress registration={stored} />;
  if (outcome.kind === 'password' && stored) {
    return <PasswordStep email={stored.email} error={outcome.error} onSubmit={again} />;
  }
  if (outcome.kind === 'stopped') {
    return (
      <Stopped error={outcome.error} registration={stored}>
        {/* The pressed button disappeared with the form, and the focus with it. */}
        <Button isFullWidth autoFocus onPress={() => again()}>
          {t('registration.resume')}
        </Button>
      </Stopped>
    );
  }
  return (
    <>
      {outcome.kind === 'form' && outcome.error !== null && (
        <Alert kind="error">{errorText(t, outcome.error)}</Alert>
      )}
      {outcome.kind === 'form' && registrant.account && <LinkForUnverified error={outcome.error} />}
      <FormOfPlace
        placeId={placeId}
        stored={stored}
        ownEmail={registrant.account?.email ?? null}
        onSubmit={submit}
      />
    </>
  );
}

type FormOfPlaceProps = Pick<RegistrationFormProps, 'stored' | 'ownEmail' | 'onSubmit'> & {
  placeId: string;
};

function FormOfPlace({ placeId, ...rest }: FormOfPlaceProps) {
  const t = useTexts(texts);
  const { data: place, error, refetch, isFetching } = useAtomValue(placeAtomFor(placeId));
  const [query] = useSearchParams();
  const pathOf = useRegistrationPath();
  if (placeId === MANUAL_PLACE) {
    const typedName = query.get(TYPED_NAME) ?? '';
    return <RegistrationForm place={null} typedName={typedName} {...rest} />;
  }
  if (place) return <RegistrationForm place={place} {...rest} />;
  if (!error) return <FormSkeleton />;
  const isUnknown = error instanceof CallError && (error.status === 404 || error.status === 400);
  return (
    <>
      <ErrorState
        error={error}
        onRetry={isUnknown ? undefined : () => void refetch()}
        isRetrying={isFetching}
      />
      <LinkButton variant="secondary" to={pathOf(createMerchantPath(MANUAL_PLACE))}>
        {t('addMerchant.byHand')}
      </LinkButton>
    </>
  );
}

function FormSkeleton() {
  return (
    <SkeletonGroup>
      <Skeleton height="10rem" radius="16px" />
      <Skeleton height="24rem" radius="16px" />
    </SkeletonGroup>
  );
}

type StoppedProps = { error: unknown; registration: Registration | null; children: ReactNode };

function Stopped({ error, registration, children }: StoppedProps) {
  const t = useTexts(texts);
  return (
    <div className={s.part}>
      <Alert kind="error" title={errorText(t, error)}>
        {t(`registration.stoppedAt.${nextStep(registration)}`)}
      </Alert>
      {children}
    </div>
  );
}

/** Shows which step is running. */
function Progress({ registration }: { registration: Registration | null }) {
  const t = useTexts(texts);
  return (
    <div className={s.progress}>
      <Spinner size={40} />
      <p role="status">{t(`registration.steps.${nextStep(registration)}`)}</p>
    </div>
  );
}

/** replaces the session and navigates on; the form and its warning are unmounted by then. */
function Finish({ registered }: { registered: Registered }) {
  const finish = useSetAtom(finishAtom);
  const navigate = useNavigate();
  useEffect(() => {
    if (!finish(registered)) return;
    const { merchantId, areHoursRejected } = registered;
    void navigate(welcomePath(merchantId, areHoursRejected), { replace: true });
  }, [finish, navigate, registered]);
  return <Progress registration={useAtomValue(registrationAtom)} />;
}
