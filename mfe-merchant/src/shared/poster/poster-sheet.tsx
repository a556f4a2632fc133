import { LazyPart, lazySource, Sheet, Spinner } from '@turno/shared-ui/components';
import { useTexts } from '@turno/shared-ui/i18n';
import { texts } from '../../locales/texts.ts';
import type { PosterChoiceProps } from './poster-choice.tsx';

const choice = lazySource(() =>
  import(/* webpackChunkName: "poster" */ './poster-choice.tsx').then((code) => code.PosterChoice),
);

export type PosterSheetProps = PosterChoiceProps & {
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** MER-010, MER-011: prints the poster of a merchant in a format and a language. Its code loads when it is opened. */
export function PosterSheet({ merchant, isOpen, onOpenChange }: PosterSheetProps) {
  const t = useTexts(texts);
  return (
    <Sheet isOpen={isOpen} onOpenChange={onOpenChange} title={t('poster.title')} height="full">
      <LazyPart source={choice} props={{ merchant }} fallback={<Spinner size={40} />} />
    </Sheet>
  );
}
