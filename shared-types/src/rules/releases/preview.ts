import {
  REMOTE_NAMES,
  type RemoteName,
  type RemoteRecord,
  type RemotesFile,
} from '../../remotes.ts';

/** A version that a team member wants to see instead of the live one: a released one, or a build of their own. */
export type WantedVersion = { name: RemoteName; version: string };

const WANTED = /^(?:mfe-)?([a-z][a-z0-9-]{0,40})@(localhost:\d{2,5}|\w[\w.+-]{0,63})$/;
const LOCAL = /^localhost:\d{2,5}$/;

/** The address of the team member's own build, on the computer that shows the page; `null` for a released version. */
export const localOrigin = (version: string): string | null =>
  LOCAL.test(version) ? `http://${version}` : null;

/** The version that `merchant@1.4.0` or `merchant@localhost:3002` names; `null` for any other text. */
export function parseWanted(text: unknown): WantedVersion | null {
  const [, remote = '', version = ''] = WANTED.exec(typeof text === 'string' ? text : '') ?? [];
  const name = REMOTE_NAMES.find((each) => each === `mfe-${remote}`);
  return name === undefined ? null : { name, version };
}

/** `merchant@1.4.0`. */
export const wantedText = ({ name, version }: WantedVersion): string =>
  `${name.replace('mfe-', '')}@${version}`;

/** The pointer with a version that replaces the live one, which becomes the fallback; a canary of that remote is not tried. */
export function withPreview(file: RemotesFile, release: RemoteRecord): RemotesFile {
  const isReplaced = ({ name }: RemoteRecord) => name === release.name;
  return {
    ...file,
    remotes: [release, ...file.remotes.filter((record) => !isReplaced(record))],
    previous: [...file.remotes.filter(isReplaced), ...file.previous],
    canaries: file.canaries?.filter((canary) => !isReplaced(canary.release)),
  };
}
