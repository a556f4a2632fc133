import type { Prepare, RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { loadTexts } from '@turno/shared-ui/i18n';
import { texts } from './locales/texts.ts';
import { DisplayRoutes } from './routes.tsx';

/** The public board, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <DisplayRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);
