import type { Locale } from '@turno/shared-types';
import { FrameServices } from '@turno/shared-ui/components';
import { createI18n, defineTexts, I18nProvider, useTextsReady } from '@turno/shared-ui/i18n';
import { createMemoryRouter, PAGE_ROUTES, PageRouter } from '@turno/shared-ui/router';
import { type ReactNode, useMemo, useState } from 'react';

const none = async () => ({ texts: {} });
/** The catalogue has no texts of its own. */
export const noTexts = defineTexts('catalogue', { it: none, en: none, es: none, de: none });

type FrameProps = { locale?: Locale; path?: string; children: ReactNode };

/** Provides components with what they get from a mount: a router, texts and frame services. */
export function Frame({ locale = 'it', path = '/', children }: FrameProps) {
  const i18n = useMemo(() => createI18n(noTexts, locale), [locale]);
  const [router] = useState(() => createMemoryRouter(PAGE_ROUTES, { initialEntries: [path] }));
  const hasTexts = useTextsReady(i18n, noTexts);
  return (
    <PageRouter router={router}>
      <I18nProvider i18n={i18n}>
        {hasTexts && <FrameServices>{children}</FrameServices>}
      </I18nProvider>
    </PageRouter>
  );
}

type StatefulProps<Value> = {
  initial: Value;
  children: (value: Value, change: (value: Value) => void) => ReactNode;
};

/** Holds the value of a controlled component, so that a story or a test can change it. */
export function Stateful<Value>({ initial, children }: StatefulProps<Value>) {
  const [value, setValue] = useState(initial);
  return children(value, (next) => setValue(() => next));
}
