import type { LegalName } from '@turno/shared-types/legal';
import {
  ArrowLeft,
  Button,
  ErrorState,
  PageTitle,
  Skeleton,
  SkeletonGroup,
} from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { Link, useNavigate } from '@turno/shared-ui/router';
import { texts } from '../locales/texts.ts';
import s from './static-page.module.css';
import { useLegalText } from './use-legal-text.ts';

/** SHL-023, G-40, X-36: the document's title is Italian in every language. */
const TITLES = { terms: 'Termini e condizioni', privacy: 'Privacy' } as const;

/** STA-003: the terms, with links back and to the privacy policy, or the privacy policy itself. */
export function LegalPage({ name }: { name: LegalName }) {
  const t = useTexts(texts);
  const navigate = useNavigate();
  const { text, error, retry } = useLegalText(name);
  // If the page was opened directly, there is no previous page.
  const goBack = () => void (window.history.length > 1 ? navigate(-1) : navigate('/'));
  return (
    <>
      <Button
        variant="quiet"
        className={s.back}
        icon={<ArrowLeft size={20} aria-hidden />}
        onPress={goBack}
      >
        {t('back')}
      </Button>
      <PageTitle title={TITLES[name]}>{t(`${name}.title`)}</PageTitle>
      {error !== null && <ErrorState error={error} onRetry={retry} />}
      {!text && error === null && (
        <SkeletonGroup>
          <Skeleton height="16rem" />
        </SkeletonGroup>
      )}
      {text?.map(({ heading, paragraphs }) => (
        <section key={heading} className={s.section}>
          <h2>{heading}</h2>
          {paragraphs.map((words) => (
            <p key={words}>{words}</p>
          ))}
        </section>
      ))}
      {name === 'terms' && <Link to="/privacy">{t('toPrivacy')}</Link>}
    </>
  );
}
