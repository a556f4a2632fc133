import { Button, Share2, useToast } from '@turno/shared-ui/components';
import { TITLES } from '../shared/titles.ts';
import { useWords } from '../shared/use-words.ts';
import { sharePage } from './share-page.ts';

/** Passes the address of this page on (CON-001). */
export function ShareButton() {
  const t = useWords();
  const toast = useToast();
  const share = async () => {
    const url = window.location.href.replace(/#.*$/, '');
    const told = await sharePage(abilities(), { title: TITLES.home, url });
    if (told === 'copied') toast.success(t('explore.shareCopied'));
    if (told === 'failed') toast.warning(t('explore.shareFailed', { url }));
  };
  return (
    <Button variant="secondary" icon={<Share2 aria-hidden />} onPress={() => void share()}>
      {t('explore.share')}
    </Button>
  );
}

function abilities(): Parameters<typeof sharePage>[0] {
  const { clipboard } = navigator;
  return {
    // A method: apart from its navigator it does nothing.
    ...(typeof navigator.share === 'function' ? { share: (data) => navigator.share(data) } : {}),
    ...(clipboard ? { clipboard } : {}),
  };
}
