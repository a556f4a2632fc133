import { render } from '@testing-library/react';
import type { Locale } from '@turno/shared-types';
import type { ReactElement } from 'react';
import { Frame, noTexts } from '../catalogue/frame.tsx';
import { newUser } from './clock.ts';
import { loadBeforeTests } from './texts.ts';

loadBeforeTests(noTexts);

/** A component as the catalogue shows it. */
export function showIn(ui: ReactElement, locale: Locale = 'it') {
  const user = newUser();
  return {
    user,
    ...render(
      <Frame locale={locale}>
        <main>{ui}</main>
      </Frame>,
    ),
  };
}
