import { isMerchant } from '@turno/shared-types/rules';
import { franchiseIdAtom, propsAtom } from '@turno/shared-ui/boot';
import { buttonClass } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { useWords } from '../../locales/texts.ts';
import { ADD_MERCHANT_PATH } from '../../paths.ts';
import { roleAtom } from '../../shared/session/atoms.ts';
import s from './add-merchant-prompt.module.css';

/**
 * CON-002: invites everybody except merchants to add their business. It is hidden under a franchising's brand, and on a page
 * that does not know the product's site.
 */
export function AddMerchantPrompt() {
  const t = useWords();
  const id = useId();
  const role = useAtomValue(roleAtom);
  const franchiseId = useAtomValue(franchiseIdAtom);
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  if (franchiseId !== null || siteBase === '' || isMerchant(role ?? undefined)) return null;
  return (
    <section className={s.prompt} aria-labelledby={id}>
      <div>
        <h2 id={id} className={s.title}>
          {t('explore.ownTitle')}
        </h2>
        <p className={s.words}>{t('explore.ownText')}</p>
      </div>
      <a className={buttonClass({ variant: 'secondary' })} href={`${siteBase}${ADD_MERCHANT_PATH}`}>
        {t('explore.ownAction')}
      </a>
    </section>
  );
}
