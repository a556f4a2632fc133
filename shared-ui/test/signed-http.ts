import { buildSession } from '@turno/shared-types/test-data';
import { createHttp } from '../src/http/index.ts';
import { buildRemoteProps } from './remote-props.ts';

export const session = buildSession();

/** What a remote calls the gateway with, and what its host gave it. */
export function http(signedIn = false) {
  const { props } = buildRemoteProps({}, signedIn ? session : null);
  return { props, http: createHttp(props) };
}
