import { propsAtom } from '@turno/shared-ui/boot';
import { ExternalLink } from '@turno/shared-ui/components';
import { CheckboxField, type CheckboxFieldProps } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { texts } from '../../locales/texts.ts';
import s from './terms-field.module.css';

type TermsFieldProps = Pick<CheckboxFieldProps, 'name' | 'value' | 'onChange' | 'errorMessage'>;

/**
 * MER-004: the terms that a new account accepts. Links open in a new tab, so that the form keeps its input; without the site's
 * address there are no links.
 */
export function TermsField(field: TermsFieldProps) {
  const t = useTexts(texts);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  return (
    <div className={s.terms}>
      <CheckboxField {...field} isRequired>
        {t('registration.acceptTerms')}
      </CheckboxField>
      {siteBase !== '' && (
        <a className={s.termsLink} href={`${siteBase}/terms`} target="_blank" rel="noreferrer">
          {t('registration.readTerms')}
          <ExternalLink size={18} aria-hidden />
        </a>
      )}
    </div>
  );
}
