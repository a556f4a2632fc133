import { useSearchParams } from '@turno/shared-ui/router';
import { useEffect, useState } from 'react';
import type { Way } from './adding/add-sheet.tsx';

/** CON-069: how a new pass is entered, at first as the address asks (`open=scan|manual`); the query is then removed. */
export function useWayOfAddress(): [Way | null, (way: Way | null) => void] {
  const [params, setParams] = useSearchParams();
  const open = params.get('open');
  const [way, setWay] = useState<Way | null>(null);
  useEffect(() => {
    if (open === null) return;
    if (open === 'scan' || open === 'manual') setWay(open);
    setParams({}, { replace: true });
  }, [open, setParams]);
  return [way, setWay];
}
