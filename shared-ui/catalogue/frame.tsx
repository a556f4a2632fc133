import type { Locale } from '@turno/shared-types';
import { FrameServices } from '@turno/shared-ui/components';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { MemoryRouter } from '@turno/shared-ui/router';
import { type ReactNode, useMemo } from 'react';

const NONE = { it: {}, en: {}, es: {}, de: {} };

/** What every mount gives to the components inside it. */
export function Frame({ locale = 'it', children }: { locale?: Locale; children: ReactNode }) {
  const i18n = useMemo(() => createI18n({ locale, namespace: 'catalogue', texts: NONE }), [locale]);
  return (
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <FrameServices>{children}</FrameServices>
      </I18nProvider>
    </MemoryRouter>
  );
}
