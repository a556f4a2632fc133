import { ChevronDown } from '@turno/shared-ui/components';
import { useLanguage, useSharedTexts } from '@turno/shared-ui/i18n';
import { useMemo, useState } from 'react';
import Input, {
  type Country,
  getCountries,
  getCountryCallingCode,
  parsePhoneNumber,
} from 'react-phone-number-input/input';
import box from '../components/inputs/field.module.css';
import type { ControlAttributes } from '../forms/fields/field-frame.tsx';
import s from './phone-field.module.css';

export type PhoneInputProps = {
  /** The number with its country's prefix, `+39…`; empty while there is none. */
  value: string;
  onChange: (value: string) => void;
  isDisabled?: boolean;
  isRequired?: boolean;
  name?: string;
  /** Links the input to its label and messages. */
  control: ControlAttributes;
};

const HOME: Country = 'IT';

/** The country beside the number, which is formatted as in that country. */
export function PhoneInput(props: PhoneInputProps) {
  const { value, onChange, isDisabled, isRequired, name, control } = props;
  const t = useSharedTexts();
  const [country, setCountry] = useState<Country>(() => parsePhoneNumber(value)?.country ?? HOME);
  const countries = useCountries();
  const chooseCountry = (code: string) => {
    const chosen = countries.find((each) => each.code === code);
    if (!chosen) return;
    setCountry(chosen.code);
    // A number of one country is not valid in another.
    onChange('');
  };
  return (
    <div className={s.row}>
      <span className={s.country} data-disabled={isDisabled || undefined}>
        <span aria-hidden>+{getCountryCallingCode(country)}</span>
        <ChevronDown size={18} aria-hidden />
        <select
          aria-label={t('phone.country')}
          className={s.select}
          value={country}
          disabled={isDisabled}
          autoComplete="tel-country-code"
          onChange={(event) => chooseCountry(event.currentTarget.value)}
        >
          {countries.map(({ code, label }) => (
            <option key={code} value={code}>
              {label}
            </option>
          ))}
        </select>
      </span>
      <Input
        {...control}
        key={country}
        className={box.box}
        country={country}
        value={value}
        onChange={(next) => onChange(next ?? '')}
        name={name}
        autoComplete="tel-national"
        inputMode="tel"
        disabled={isDisabled}
        required={isRequired}
      />
    </div>
  );
}

type CountryChoice = { code: Country; label: string };

/** The countries by their names in the reader's language. */
function useCountries(): CountryChoice[] {
  const language = useLanguage();
  return useMemo(() => {
    const names = new Intl.DisplayNames([language], { type: 'region' });
    return getCountries()
      .map((code) => ({ code, label: `${names.of(code) ?? code} +${getCountryCallingCode(code)}` }))
      .sort((one, other) => one.label.localeCompare(other.label, language));
  }, [language]);
}
