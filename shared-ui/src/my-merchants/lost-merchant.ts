import type { Merchant } from '@turno/shared-types';
import { sessionAtom } from '@turno/shared-ui/boot';
import { type Atom, useAtomValue, useSetAtom, type WritableAtom } from 'jotai';
import { useEffect, useState } from 'react';
import type { StaffMerchants } from './chosen-merchant.ts';

/** A merchant that a page has shown, and the account that saw it. */
type Known = { userId: number | undefined; id: number; name: string };

export type LostMerchant = {
  /** `isElsewhere`: the account still works for it, on another site (SHL-017). */
  lost: (Known & { isElsewhere: boolean }) | null;
  /** Continues with another merchant. */
  show: (next: Merchant) => void;
};

/**
 * S-08: the merchant that the page showed, if the account has lost it; otherwise the page would silently continue with another
 * merchant. `show` continues with one.
 */
export function useLostMerchant(
  shown: Merchant | null,
  queryAtom: Atom<{ data: StaffMerchants | undefined }>,
  merchantAtom: WritableAtom<Merchant | null, [merchantId: number], void>,
): LostMerchant {
  const userId = useAtomValue(sessionAtom)?.id;
  const { data } = useAtomValue(queryAtom);
  const choose = useSetAtom(merchantAtom);
  const [known, setKnown] = useState<Known | null>(null);
  const isLost =
    known !== null &&
    known.userId === userId &&
    data !== undefined &&
    !data.merchants.some(({ id }) => id === known.id);
  const isKnown = shown?.id === known?.id && userId === known?.userId;
  useEffect(() => {
    if (shown && !isLost && !isKnown) setKnown({ userId, id: shown.id, name: shown.name });
  }, [shown, isLost, isKnown, userId]);
  return {
    lost: isLost ? { ...known, isElsewhere: data.elsewhere.includes(known.id) } : null,
    show: ({ id, name }: Merchant) => {
      choose(id);
      setKnown({ userId, id, name });
    },
  };
}
