import type { Locale } from '@turno/shared-types';
import { beginDevicePairingCall, type DeviceKind, deviceCall } from '@turno/shared-types/devices';
import { httpAtom, localeAtom } from '@turno/shared-ui/boot';
import { CallError, type Http, send } from '@turno/shared-ui/http';
import { useAtomValue } from 'jotai';
import { useEffect, useState } from 'react';
import { storeDevice, storedDevice } from './stored-device.ts';

/** Short, because somebody is standing in front of a waiting screen. */
const WAITING_MS = 3_000;
/** A paired screen is notified of changes by the stream; this poll is for lost messages. */
const PAIRED_MS = 60_000;

type Screen = { kind: DeviceKind; language: Locale };
type Pairing = { code: string | null; hasFailed: boolean };

/** Polls the state of this screen: the code to show and, once it is paired, its settings. */
export function usePairing(kind: DeviceKind): Pairing {
  const http = useAtomValue(httpAtom);
  const language = useAtomValue(localeAtom);
  const [pairing, setPairing] = useState<Pairing>({ code: null, hasFailed: false });
  useEffect(() => {
    const leaving = new AbortController();
    const { signal } = leaving;
    let timer: ReturnType<typeof setTimeout>;
    const ask = async () => {
      let waitMs = WAITING_MS;
      try {
        const code = await askOnce(http, { kind, language, signal });
        if (code === null) waitMs = PAIRED_MS;
        if (!signal.aborted) setPairing({ code, hasFailed: false });
      } catch {
        // A screen has no operator, so it keeps asking.
        if (!signal.aborted) setPairing(({ code }) => ({ code, hasFailed: true }));
      }
      if (!signal.aborted) timer = setTimeout(() => void ask(), waitMs);
    };
    void ask();
    return () => {
      leaving.abort();
      clearTimeout(timer);
    };
  }, [http, kind, language]);
  return pairing;
}

/** The code to show, or `null` once the screen is paired; the answer is stored. */
async function askOnce(
  http: Http,
  { signal, ...screen }: Screen & { signal: AbortSignal },
): Promise<string | null> {
  const stored = storedDevice(screen.kind);
  if (!stored) return begin(http, screen);
  const { token } = stored;
  try {
    const answer = await send(http, deviceCall, { deviceToken: token, signal });
    if (answer.state === 'waiting') return answer.code;
    const { merchantId, settings, language } = answer.device;
    storeDevice(screen.kind, { token, pairedTo: { merchantId, settings, language } });
    return null;
  } catch (error) {
    if (!(error instanceof CallError && error.code === 'device_unknown')) throw error;
    // The screen was unpaired, or its code has expired.
    storeDevice(screen.kind, null);
    return begin(http, screen);
  }
}

async function begin(http: Http, body: Screen): Promise<string> {
  const { code, device_token: token } = await send(http, beginDevicePairingCall, { body });
  storeDevice(body.kind, { token, pairedTo: null });
  return code;
}
