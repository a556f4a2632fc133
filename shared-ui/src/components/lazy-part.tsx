import { useSharedTexts } from '@turno/shared-ui/i18n';
import { type ComponentProps, Fragment } from 'react';
import { ErrorState } from './error-state.tsx';
import { AskedPart, type AskedPartProps, type Told } from './quiet-part.tsx';

export type LazyPartProps<P> = Omit<AskedPartProps<P>, 'told'>;

/**
 * Shows a part whose code comes late. Where it does not come, that is said in its place, inside `frame`, and the rest
 * of the page stays; it is asked for anew by a press, with the network, and on the next visit.
 */
export function LazyPart<P extends object>(given: LazyPartProps<P>) {
  return <AskedPart {...given} told={NotLoaded} />;
}

function NotLoaded({ frame: Place = Fragment, onAgain }: ComponentProps<Told>) {
  const t = useSharedTexts();
  return (
    <Place>
      <ErrorState message={t('remoteFailed')} onRetry={onAgain} />
    </Place>
  );
}
