import type { Permission } from '@turno/shared-types';
import { mayAt } from '@turno/shared-ui/my-merchants';
import { useAtomValue } from 'jotai';
import { merchantAtom } from '../merchant-atoms.ts';

/** S-08: whether the signed-in person may do something at the shown merchant; `false` while none is known. */
export function useMay(permission: Permission): boolean {
  return mayAt(useAtomValue(merchantAtom), permission);
}
