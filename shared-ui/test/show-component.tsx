import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { FrameServices } from '../src/components/index.ts';
import { createI18n, I18nProvider } from '../src/i18n/index.ts';
import { MemoryRouter } from '../src/router/index.ts';

const NONE = { it: {}, en: {}, es: {}, de: {} };
export const i18n = createI18n({ locale: 'it', namespace: 'test', texts: NONE });

/** A component inside what every mount gives it. */
export function show(ui: ReactElement) {
  return render(
    <MemoryRouter>
      <I18nProvider i18n={i18n}>
        <FrameServices>
          <main>{ui}</main>
        </FrameServices>
      </I18nProvider>
    </MemoryRouter>,
  );
}
