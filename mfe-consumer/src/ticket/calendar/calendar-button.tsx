import { type Ticket, ticketPath } from '@turno/shared-types';
import { propsAtom } from '@turno/shared-ui/boot';
import { Button, CalendarDays, useToast } from '@turno/shared-ui/components';
import { merchantAtomFor } from '@turno/shared-ui/followed-merchant';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { useWords } from '../../locales/texts.ts';

const loadEntry = () => import('./show-entry.ts').then((module) => module.showEntry);

/** Downloads the booked show as an `.ics` file, which phones and desktops open in their calendar. */
export function CalendarButton({ ticket }: { ticket: Ticket }) {
  const t = useWords();
  const toast = useToast();
  const { siteBase = window.location.origin } = useAtomValue(propsAtom);
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  useEffect(() => {
    // Preloaded, so that a press works offline; after a failure the press loads it.
    loadEntry().catch(() => undefined);
  }, []);
  if (!merchant) return null;
  const link = siteBase === '' ? null : `${siteBase}${ticketPath(ticket)}`;
  const save = async () => {
    try {
      const entry = (await loadEntry())({ t, ticket, merchant, link, now: new Date() });
      if (entry !== null) download(entry, `turno-${ticket.ticketValue}.ics`);
    } catch {
      toast.error(t('calendar.failed'));
    }
  };
  return (
    <Button variant="secondary" icon={<CalendarDays aria-hidden />} onPress={() => void save()}>
      {t('calendar.add')}
    </Button>
  );
}

/** iOS Safari reads the file after the press has ended. */
const REVOKE_AFTER_MS = 60_000;

function download(text: string, name: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/calendar;charset=utf-8' }));
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  setTimeout(() => URL.revokeObjectURL(address), REVOKE_AFTER_MS);
}
