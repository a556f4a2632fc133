import { act } from '@testing-library/react';
import { type MountOptions, merchantCall, type RemoteEvent } from '@turno/shared-types';
import { httpAtom, mountRemote, RemoteFrame } from '@turno/shared-ui/boot';
import { LinkButton } from '@turno/shared-ui/components';
import { send } from '@turno/shared-ui/http';
import { sharedTexts } from '@turno/shared-ui/i18n';
import { useLocation } from '@turno/shared-ui/router';
import { useAtomValue } from 'jotai';
import { useEffect } from 'react';
import { buildRemoteProps } from './remote-props.ts';

export const GATEWAY = 'http://gateway.test';

/** A remote that makes one call, and links from its first screen to a ticket. */
function Remote(props: Parameters<typeof RemoteFrame>[0]['props']) {
  return (
    <RemoteFrame props={props} texts={sharedTexts}>
      <Screen />
    </RemoteFrame>
  );
}

function Screen() {
  const http = useAtomValue(httpAtom);
  const { pathname } = useLocation();
  useEffect(() => {
    const params = { scope: 'public', merchantId: 7 } as const;
    send(http, merchantCall, { params }).catch(() => undefined);
  }, [http]);
  return (
    <>
      <p>{`screen ${pathname}`}</p>
      <LinkButton to="/reservation/9/91">Ticket</LinkButton>
    </>
  );
}

/** Mounts a remote on a page whose calls fail as those of a browser do, except what `answers` says. */
export async function mountOn(answers: Record<string, unknown>, options: MountOptions = {}) {
  jest.spyOn(globalThis, 'fetch').mockImplementation(async (request) => {
    const { pathname } = new URL(request instanceof Request ? request.url : String(request));
    if (pathname in answers) return Response.json(answers[pathname]);
    throw new TypeError('Failed to fetch');
  });
  const logged = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const element = document.createElement('div');
  document.body.append(element);
  const events: RemoteEvent[] = [];
  const onEvent = (event: RemoteEvent) => void events.push(event);
  const { props } = buildRemoteProps();
  const mounted = await act(async () =>
    mountRemote(Remote, element, { ...props, locale: 'en', onEvent, ...options }),
  );
  const errors = () => events.flatMap((event) => (event.type === 'error' ? [event.reason] : []));
  return { element, mounted, errors, logged };
}
