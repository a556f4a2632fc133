import type { Merchant } from '@turno/shared-types';
import { emitAtom } from '@turno/shared-ui/boot';
import { type Atom, useAtomValue, useSetAtom } from 'jotai';
import { useEffect } from 'react';
import type { StaffMerchants } from './chosen-merchant.ts';
import { roleAt } from './my-merchants.tsx';

type QueryAtom = Atom<{ data: StaffMerchants | undefined }>;

/** SHL-020: notifies the host of the role at the shown merchant, so that it offers what the role permits. */
export function useNotifyRole(queryAtom: QueryAtom, merchantAtom: Atom<Merchant | null>): void {
  const emit = useSetAtom(emitAtom);
  const isKnown = useAtomValue(queryAtom).data !== undefined;
  const merchant = useAtomValue(merchantAtom);
  const role = merchant && roleAt(merchant);
  useEffect(() => {
    if (isKnown) emit({ type: 'staff-role', role });
  }, [emit, isKnown, role]);
}
