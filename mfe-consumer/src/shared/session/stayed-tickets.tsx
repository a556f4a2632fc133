import { optionalPart } from '@turno/shared-ui/components';
import { useAtomValue } from 'jotai';
import { stayedTicketsAtom } from './stayed-atoms.ts';

// Every page renders this part, and few people have such tickets.
const StayedNotice = optionalPart(() =>
  import('./stayed-notice.tsx').then((module) => module.StayedNotice),
);

/** S-16: names the tickets that stayed with the guest when the person signed in, and why; renders nothing without any. */
export function StayedTickets() {
  const stayed = useAtomValue(stayedTicketsAtom);
  return stayed && <StayedNotice stayed={stayed} />;
}
