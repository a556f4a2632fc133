import type { Prepare, RemoteProps } from '@turno/shared-types';
import { RemoteFrame } from '@turno/shared-ui/boot';
import { loadTexts } from '@turno/shared-ui/i18n';
import { texts } from './locales/texts.ts';
import { ConsumerRoutes } from './routes.tsx';

/** Finding a merchant, taking a number and following it, for a React host that provides a router. */
export function Remote(props: RemoteProps) {
  return (
    <RemoteFrame props={props} texts={texts}>
      <ConsumerRoutes />
    </RemoteFrame>
  );
}

/** Loads the texts of a language before the first render. */
export const prepare: Prepare = (locale) => loadTexts(texts, locale);
