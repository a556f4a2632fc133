import type { Ticket } from '@turno/shared-types';
import { MAX_TRAVEL_MINUTES } from '@turno/shared-types/constants';
import { Alert, Button, MapPin, TextField } from '@turno/shared-ui/components';
import { merchantAtomFor } from '@turno/shared-ui/followed-merchant';
import { errorText } from '@turno/shared-ui/i18n';
import { useAtom, useAtomValue } from 'jotai';
import { type FormEvent, useState } from 'react';
import { useWords } from '../../locales/texts.ts';
import { leavingAtom, noticesOf } from './atoms.ts';
import s from './notices.module.css';
import { travelMinutesBetween } from './travel-minutes.ts';
import { useNoticesChange } from './use-notices-change.ts';

const POSITION_TIMEOUT_MS = 10_000;

type TravelTimeFormProps = { ticket: Ticket; onDone: () => void };

/** How far away the holder is: typed, or measured once; the position stays on the device. */
export function TravelTimeForm({ ticket, onDone }: TravelTimeFormProps) {
  const t = useWords();
  const [read, setLeaving] = useAtom(leavingAtom);
  const { data: notices } = useAtomValue(noticesOf(ticket));
  const known = read(ticket)?.minutes ?? notices?.travelMinutes ?? null;
  const { change, isPending, problem: failure } = useNoticesChange(ticket);
  const { data: merchant } = useAtomValue(merchantAtomFor(ticket.merchant.id));
  const [changed, setTyped] = useState<string | null>(null);
  const typed = changed ?? (known === null ? '' : String(known));
  const [problem, setProblem] = useState<'minutes' | 'position' | null>(null);

  const store = async (travelMinutes: number | null) => {
    setLeaving(ticket, travelMinutes === null ? null : { minutes: travelMinutes, told: null });
    // The services need the travel time only for messages. If the settings are unknown, messages may be on, so it is sent.
    const isNotified = !notices || notices.hasPush || notices.byEmail;
    if (!isNotified || (await change({ travelMinutes }))) onDone();
  };
  const save = (event: FormEvent) => {
    event.preventDefault();
    const minutes = Number(typed.trim());
    const isWhole = /^\d{1,3}$/.test(typed.trim());
    if (!isWhole || minutes < 1 || minutes > MAX_TRAVEL_MINUTES) return setProblem('minutes');
    setProblem(null);
    void store(minutes);
  };
  const measure = (place: { lat: number; lng: number }) =>
    navigator.geolocation.getCurrentPosition(
      ({ coords: { latitude: lat, longitude: lng } }) => {
        setProblem(null);
        setTyped(String(Math.min(MAX_TRAVEL_MINUTES, travelMinutesBetween({ lat, lng }, place))));
      },
      () => setProblem('position'),
      { timeout: POSITION_TIMEOUT_MS, maximumAge: 60_000 },
    );
  const { lat = null, lng = null } = merchant ?? {};
  return (
    <form className={s.part} onSubmit={save} noValidate>
      {failure !== null && <Alert kind="error">{errorText(t, failure)}</Alert>}
      <TextField
        label={t('notices.minutes')}
        description={t('notices.minutesText')}
        inputMode="numeric"
        value={typed}
        onChange={setTyped}
        errorMessage={problem && t(`notices.${problem}Wrong`, { most: String(MAX_TRAVEL_MINUTES) })}
      />
      {lat !== null && lng !== null && 'geolocation' in navigator && (
        <>
          <Button
            variant="secondary"
            icon={<MapPin aria-hidden />}
            onPress={() => measure({ lat, lng })}
          >
            {t('notices.measure')}
          </Button>
          <p className={s.small}>{t('notices.measureText')}</p>
        </>
      )}
      <Button type="submit" isPending={isPending} isFullWidth>
        {t('notices.saveTravelTime')}
      </Button>
      {known !== null && (
        <Button variant="quiet" onPress={() => void store(null)}>
          {t('notices.endTravelTime')}
        </Button>
      )}
    </form>
  );
}
