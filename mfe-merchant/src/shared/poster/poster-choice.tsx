import type { Locale, Merchant } from '@turno/shared-types';
import { LOCALES } from '@turno/shared-types/constants';
import { brandAtom, localeAtom, propsAtom } from '@turno/shared-ui/boot';
import { Alert, Select } from '@turno/shared-ui/components';
import { RadioGroup } from '@turno/shared-ui/forms';
import { useTexts } from '@turno/shared-ui/i18n';
import { LANGUAGE_NAMES } from '@turno/shared-ui/language';
import { PrintButton, type PrintPage } from '@turno/shared-ui/print';
import { useAtomValue } from 'jotai';
import { type ComponentType, useState } from 'react';
import { texts } from '../../locales/texts.ts';
import { publicPagePath } from '../../paths.ts';
import { Poster, type PosterProps, TableTent } from './poster.tsx';
import s from './poster-choice.module.css';

export type PosterChoiceProps = { merchant: Pick<Merchant, 'name' | 'vanity' | 'franchising'> };

type Format = 'a4' | 'a5' | 'tent';

const FORMATS: Record<Format, { page: PrintPage; Paper: ComponentType<PosterProps> }> = {
  a4: { page: 'a4', Paper: Poster },
  a5: { page: 'a5', Paper: Poster },
  tent: { page: 'a4', Paper: TableTent },
};

const FORMAT_NAMES = ['a4', 'a5', 'tent'] as const;

/** Format and language of the poster, its preview, and the button that prints it. */
export function PosterChoice({ merchant }: PosterChoiceProps) {
  const t = useTexts(texts);
  const own = useAtomValue(localeAtom);
  const url = usePublicAddress(merchant.vanity);
  const brandColour = useBrandColour(merchant);
  const [format, setFormat] = useState<Format>('a4');
  const [locale, setLocale] = useState<Locale>(own);
  if (url === null) return <Alert>{t('poster.noAddress')}</Alert>;
  const { page, Paper } = FORMATS[format];
  const paper = <Paper url={url} locale={locale} brandColour={brandColour} name={merchant.name} />;
  return (
    <div className={s.choice}>
      <div className={s.preview}>{paper}</div>
      <div className={s.settings}>
        <RadioGroup
          label={t('poster.format')}
          options={FORMAT_NAMES.map((id) => ({
            id,
            label: t(`poster.formats.${id}`),
            description: t(`poster.formatHints.${id}`),
          }))}
          value={format}
          onChange={setFormat}
        />
        <Select
          label={t('poster.language')}
          options={LOCALES.map((id) => ({ id, label: LANGUAGE_NAMES[id] }))}
          value={locale}
          onChange={setLocale}
        />
        <PrintButton label={t('poster.print')} page={page} isFullWidth>
          {paper}
        </PrintButton>
        <p className={s.hint}>{t('poster.hint')}</p>
      </div>
    </div>
  );
}

/** The address of the merchant's public page; `null` on a page that does not know the product's site. */
function usePublicAddress(vanity: string): string | null {
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  return siteBase === '' ? null : `${siteBase}${publicPagePath(vanity)}`;
}

/** The colour of the merchant's franchise, else of the page's brand; `null` for Turno's own. */
function useBrandColour({ franchising }: Pick<Merchant, 'franchising'>): string | null {
  const { theme } = useAtomValue(propsAtom);
  const brand = useAtomValue(brandAtom).data;
  return franchising?.brandColour ?? theme.brandColour ?? brand?.colour ?? null;
}
