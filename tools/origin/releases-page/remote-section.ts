import type { HealthCounts } from '@turno/shared-types/rules';
import type { Channels } from '../../releases/index.ts';
import { type Html, html } from '../first-view/html.ts';
import type { RemoteRow, VersionRow } from './overview.ts';
import {
  commandForm,
  type FormContext,
  instant,
  kilobytes,
  ownBuildForm,
  tryForm,
} from './parts.ts';

const SHOW = html`<button>Show what changes</button>`;

/** One remote: who gets which version, the commands, and the versions that there are. */
export function remoteSection({ name, channels, versions }: RemoteRow, forms: FormContext): Html {
  const id = `${name}-heading`;
  if (channels === null) {
    return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2><p class="empty">Nothing of it is released yet: <code>npm run release -w ${name}</code> makes its first version live.</p></section>`;
  }
  const rows = versions.map((row) => versionItem(row, { name, channels }, forms));
  return html`<section aria-labelledby="${id}"><h2 id="${id}">${name}</h2>${whoGetsWhat(name, channels, forms)}${commands(name, channels, { versions, forms })}<h3>Versions</h3>${versions.length === 0 ? html`<p class="empty">No release of it is on this disk.</p>` : html`<ul class="versions">${rows}</ul>`}</section>`;
}

type Named = Pick<RemoteRow, 'name'> & { channels: Channels };

function whoGetsWhat(name: Named['name'], channels: Channels, forms: FormContext): Html {
  const { version, canary, pins = {}, previous } = channels;
  const pinned = Object.entries(pins).map(
    ([clientKey, each]) =>
      html`<div><dt>Pages of ${clientKey}</dt><dd><code>${each}</code>${unpinForm(name, clientKey, forms)}</dd></div>`,
  );
  const tried =
    canary &&
    html`<div><dt>Canary, ${canary.percent} % of the visitors</dt><dd><code>${canary.version}</code></dd></div>`;
  const before =
    previous[0] === undefined
      ? null
      : html`<div><dt>Before the live one</dt><dd><code>${previous[0]}</code></dd></div>`;
  return html`<dl><div><dt>Live</dt><dd><code>${version}</code></dd></div>${tried ?? null}${pinned}${before}</dl>`;
}

const unpinForm = (name: string, clientKey: string, forms: FormContext) =>
  commandForm(forms, {
    action: 'plan',
    fields: { verb: 'unpin', name, clientKey },
    body: html`<button>Unpin<span class="sr"> ${clientKey} of ${name}</span></button>`,
  });

type Choice = { versions: readonly VersionRow[]; forms: FormContext };

function commands(name: Named['name'], channels: Channels, { versions, forms }: Choice): Html {
  const { canary, previous, version: live } = channels;
  const button = (verb: string, words: string) =>
    commandForm(forms, {
      action: 'plan',
      fields: { verb, name },
      body: html`<button>${words}<span class="sr"> of ${name}</span></button>`,
    });
  const others = versions.filter(({ version }) => version !== live);
  const quick = [
    ...(canary ? [button('promote', 'Promote the canary')] : []),
    ...(canary ? [button('rollback', 'Take the canary back')] : []),
    ...(!canary && previous.length > 0 ? [button('rollback', 'Roll back')] : []),
  ];
  return html`<div class="commands">${quick}</div><div class="commands">${others.length > 0 ? canaryForm(name, others, forms) : null}${versions.length > 0 ? pinForm(name, { versions, live, forms }) : null}${ownBuildForm(forms, name)}</div>`;
}

const options = (versions: readonly VersionRow[]) =>
  versions.map(({ version }) => html`<option>${version}</option>`);

function canaryForm(name: string, versions: readonly VersionRow[], forms: FormContext): Html {
  return commandForm(forms, {
    action: 'plan',
    fields: { verb: 'canary', name },
    body: html`<fieldset><legend>Try a version as a canary</legend><label>Version <select name="version">${options(versions)}</select></label><label>Share in percent <input name="percent" type="number" min="0" max="100" step="any" value="10" required></label>${SHOW}</fieldset>`,
  });
}

/** Offers the live version first: a partner that wants to stay is there already. */
function pinForm(name: string, { versions, live, forms }: Choice & { live: string }): Html {
  const isLive = ({ version }: VersionRow) => version === live;
  const offered = [...versions.filter(isLive), ...versions.filter((row) => !isLive(row))];
  return commandForm(forms, {
    action: 'plan',
    fields: { verb: 'pin', name },
    body: html`<fieldset><legend>Pin the pages of a client</legend><label>Client key <input name="clientKey" required maxlength="64" autocomplete="off" spellcheck="false"></label><label>Version <select name="version">${options(offered)}</select></label>${SHOW}</fieldset>`,
  });
}

function versionItem(row: VersionRow, { name, channels }: Named, forms: FormContext): Html {
  const { version, builtAt, bytes, health, takenBack } = row;
  const place = placeOf(version, channels);
  const sizes = `${kilobytes(bytes.first)} for the first view, ${kilobytes(bytes.all)} in all`;
  return html`<li><p><code>${version}</code>${place === null ? null : html` <strong class="place">${place}</strong>`}</p><p>Built ${instant(builtAt)}, ${sizes}</p><p>${healthText(health)}</p>${takenBack === null ? null : html`<p class="warning">${takenBack}</p>`}${tryForm(forms, name, version)}</li>`;
}

function placeOf(version: string, { version: live, canary, pins = {} }: Channels): string | null {
  if (version === live) return 'live';
  if (version === canary?.version) return `canary, ${canary.percent} %`;
  return Object.values(pins).includes(version) ? 'pinned' : null;
}

function healthText(health: HealthCounts | null): string {
  if (health === null) return 'Loads: not known';
  const { loaded, slow, failed } = health;
  if (loaded + slow + failed === 0) return 'No load was reported';
  return `${loaded} loaded, ${slow} slow, ${failed} failed`;
}
