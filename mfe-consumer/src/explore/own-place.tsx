import { isMerchant } from '@turno/shared-types/rules';
import { franchiseIdAtom } from '@turno/shared-ui/boot';
import { LinkButton } from '@turno/shared-ui/components';
import { useSharedTexts, wordsOf } from '@turno/shared-ui/i18n';
import { useAtomValue } from 'jotai';
import { useId } from 'react';
import { ADD_MERCHANT_PATH } from '../paths.ts';
import { roleAtom } from '../shared/session-atoms.ts';
import s from './own-place.module.css';
import { EXPLORE_TEXTS } from './texts.ts';

/** CON-002: asks whoever is no merchant to add a place; not under a franchising's brand. */
export function OwnPlace() {
  const words = wordsOf(useSharedTexts(), EXPLORE_TEXTS);
  const id = useId();
  const role = useAtomValue(roleAtom);
  const franchiseId = useAtomValue(franchiseIdAtom);
  if (franchiseId !== null || isMerchant(role ?? undefined)) return null;
  return (
    <section className={s.place} aria-labelledby={id}>
      <div>
        <h2 id={id} className={s.title}>
          {words.ownTitle}
        </h2>
        <p className={s.words}>{words.ownText}</p>
      </div>
      <LinkButton variant="secondary" to={ADD_MERCHANT_PATH}>
        {words.ownAction}
      </LinkButton>
    </section>
  );
}
