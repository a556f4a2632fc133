import type { Locale } from '@turno/shared-types';
import { FrameServices } from '@turno/shared-ui/components';
import { createI18n, I18nProvider } from '@turno/shared-ui/i18n';
import { createMemoryRouter, PAGE_ROUTES, PageRouter } from '@turno/shared-ui/router';
import { type ReactNode, useMemo, useState } from 'react';

const NONE = { it: {}, en: {}, es: {}, de: {} };

type FrameProps = { locale?: Locale; path?: string; children: ReactNode };

/** What every mount gives to the components inside it. */
export function Frame({ locale = 'it', path = '/', children }: FrameProps) {
  const i18n = useMemo(() => createI18n({ locale, namespace: 'catalogue', texts: NONE }), [locale]);
  const [router] = useState(() => createMemoryRouter(PAGE_ROUTES, { initialEntries: [path] }));
  return (
    <PageRouter router={router}>
      <I18nProvider i18n={i18n}>
        <FrameServices>{children}</FrameServices>
      </I18nProvider>
    </PageRouter>
  );
}
