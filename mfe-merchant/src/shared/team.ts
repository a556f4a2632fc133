import { type Manager, managersCall } from '@turno/shared-types';
import { httpAtom } from '@turno/shared-ui/boot';
import { send } from '@turno/shared-ui/http';
import { useTexts } from '@turno/shared-ui/i18n';
import { atomWithQuery } from '@turno/shared-ui/query';
import { atom } from 'jotai';
import { texts } from '../locales/texts.ts';
import { merchantIdAtom } from './merchant-atoms.ts';

export const managersKeyAtom = atom((get) => ['managers', get(merchantIdAtom)] as const);

/** The team of the shown merchant, and its open invitations. */
export const managersQueryAtom = atomWithQuery((get) => {
  const merchantId = get(merchantIdAtom);
  return {
    queryKey: get(managersKeyAtom),
    queryFn: () => send(get(httpAtom), managersCall, { params: { merchantId } }),
    enabled: merchantId > 0,
  };
});

/** Returns the name of a person in lists: the name, else the address. */
export function useManagerName() {
  const t = useTexts(texts);
  return ({ name, email }: Manager) => name ?? email ?? t('managers.unknown');
}
