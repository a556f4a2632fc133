import { HOST_ROUTES, type RemoteName } from '@turno/shared-types';
import { wantedText } from '@turno/shared-types/rules';
import { PARTS } from '../../settings/parts.ts';
import { type Html, html } from '../first-view/html.ts';

/** What every form of a session needs, and where a version can be looked at. */
export type FormContext = {
  /** Proves that the form came from this page. */
  token: string;
  /** For the shell, which then shows this member any version. */
  shellToken: string;
  /** Address of the shell. */
  shellUrl: string;
};

const hidden = (name: string, value: string) =>
  html`<input type="hidden" name="${name}" value="${value}">`;

type Fields = Record<string, string>;

/** A form of a command, with hidden fields and whatever a person fills in. */
export function commandForm(
  { token }: Pick<FormContext, 'token'>,
  { action, fields, body }: { action: 'plan' | 'apply' | 'sign-out'; fields: Fields; body: Html },
): Html {
  const inputs = Object.entries({ token, ...fields }).map(([name, value]) => hidden(name, value));
  return html`<form method="post" action="/releases/${action}">${inputs}${body}</form>`;
}

/** A button that opens the shell with one version of a remote, for this member alone. */
export function tryForm(forms: FormContext, name: RemoteName, version: string): Html {
  const remote = hidden('remote', wantedText({ name, version }));
  return shellForm(
    forms,
    name,
    html`${remote}<button>Open in the shell<span class="sr"> with ${name} ${version}</span></button>`,
  );
}

/** The same for a build that `npm run dev` serves on this member's computer. */
export function ownBuildForm(forms: FormContext, name: RemoteName): Html {
  const port = PARTS.find((part) => part.name === name)?.defaultPort ?? 0;
  const usual = wantedText({ name, version: `localhost:${port}` });
  return shellForm(
    forms,
    name,
    html`<fieldset><legend>Try the build on your computer</legend><label>Remote <input name="remote" value="${usual}" required maxlength="64" autocomplete="off" spellcheck="false"></label><button>Open in the shell<span class="sr"> with your build of ${name}</span></button></fieldset>`,
  );
}

function shellForm({ shellToken, shellUrl }: FormContext, name: RemoteName, body: Html): Html {
  const inputs = Object.entries({ token: shellToken, path: pathOf(name) }).map(([key, value]) =>
    hidden(key, value),
  );
  return html`<form method="post" action="${shellUrl}/team" target="_blank">${inputs}${body}</form>`;
}

/** A page of the remote that needs no name in its address. */
function pathOf(name: RemoteName): string {
  const own = HOST_ROUTES.filter(({ remote }) => remote === name).map(({ pattern }) => pattern);
  return own.find((pattern) => !pattern.includes(':')) ?? '/';
}

/** An instant as people write it, in UTC as the history of the releases is. */
export function instant(at: string): Html {
  const text = `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;
  return html`<time datetime="${at}">${text}</time>`;
}

const KILO = 1024;

/** `84 kB`. */
export const kilobytes = (bytes: number): string => `${Math.ceil(bytes / KILO)} kB`;
