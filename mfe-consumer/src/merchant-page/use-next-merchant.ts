import { queryClientAtom } from '@turno/shared-ui/query';
import { useNavigate } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { merchantPath } from '../paths.ts';

/** CST-014 */
const RELOAD_MS = 500;

/**
 * CON-036: goes from one merchant's page to that of a scanned one, and half a second later asks for everything anew. The
 * page around may be somebody else's: it is not loaded again.
 */
export function useNextMerchant(): (vanity: string) => void {
  const navigate = useNavigate();
  const client = useAtomValue(queryClientAtom);
  return (vanity) => {
    void navigate(merchantPath(vanity));
    // Not tied to this screen, which may be gone by then.
    setTimeout(() => void client.invalidateQueries(), RELOAD_MS);
  };
}
