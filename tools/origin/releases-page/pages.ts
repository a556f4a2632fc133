import { describeChannels } from '../../delivery/channels.ts';
import type { Plan } from '../../delivery/plans.ts';
import { type Html, html } from '../first-view/html.ts';
import type { Overview } from './overview.ts';
import { commandForm, type FormContext, instant } from './parts.ts';
import { remoteSection } from './remote-section.ts';

export type Style = { nonce: string; style: string };

const raw = (markup: string): Html => ({ markup });

/** A whole page; nothing in it runs. */
function pageOf({ nonce, style }: Style, title: string, body: Html): string {
  const page = html`<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><meta name="color-scheme" content="light dark"><title>${title} · Turno</title><link rel="icon" href="data:,"><style nonce="${nonce}">${raw(style)}</style></head><body>${body}</body></html>`;
  return `<!doctype html>${page.markup}`;
}

type SignIn = { problem: string | null; hasTeam: boolean };

/** Asks for the key of a member. */
export function signInPage(style: Style, { problem, hasTeam }: SignIn): string {
  const form = html`<form method="post" action="/releases/sign-in"><label for="key">Your team key</label><input id="key" name="key" type="password" required autocomplete="current-password"${raw(problem === null ? '' : ' aria-describedby="problem" aria-invalid="true"')}><button class="main">Sign in</button></form>`;
  const nobody = html`<p class="warning">Nobody can sign in: <code>RELEASE_TEAM</code> names no member. <code>npm run team-key -- &lt;name&gt;</code> makes a key.</p>`;
  const told =
    problem === null ? null : html`<p class="warning" id="problem" role="alert">${problem}</p>`;
  return pageOf(
    style,
    'Sign in to the releases',
    html`<main class="narrow"><h1>Releases</h1>${told}${hasTeam ? form : nobody}</main>`,
  );
}

type Whole = { member: string; overview: Overview; forms: FormContext; done: string | null };

/** Who gets which version of what, and the commands that change it. */
export function overviewPage(style: Style, { member, overview, forms, done }: Whole): string {
  const { remotes, history, countedSince } = overview;
  const told =
    done === null
      ? null
      : html`<p class="done" role="status">${done} was changed: pages follow when they are loaded again.</p>`;
  const figures =
    countedSince === null
      ? html`<p class="warning">The gateway does not tell how versions load: the figures are missing, the commands work.</p>`
      : html`<p>Loads are counted since ${instant(countedSince)}, failures always, the others while a canary is tried.</p>`;
  const changes = history.map(
    ({ at, who, remote, before, after }) =>
      html`<li><p>${instant(at)} <strong>${remote}</strong> by ${who}</p><p>${before} <span aria-hidden="true">→</span><span class="sr">then</span> ${after}</p></li>`,
  );
  const list =
    changes.length === 0
      ? html`<p class="empty">Nothing was changed yet.</p>`
      : html`<ol class="history">${changes}</ol>`;
  const sections = remotes.map((row) => remoteSection(row, forms));
  return pageOf(
    style,
    'Releases',
    html`${headerOf(member, forms)}<main><h1>Releases</h1>${told}${figures}${sections}<section aria-labelledby="history"><h2 id="history">History</h2>${list}</section></main>`,
  );
}

function headerOf(member: string, forms: FormContext): Html {
  const signOut = commandForm(forms, {
    action: 'sign-out',
    fields: {},
    body: html`<button>Sign out</button>`,
  });
  return html`<header><p>Signed in as ${member}</p>${signOut}</header>`;
}

type Asked = {
  name: string;
  plan: Plan;
  forms: FormContext;
  /** The command again, with what the person saw. */
  fields: Record<string, string>;
  isChanged: boolean;
};

/** Shows what a command changes before it changes it. */
export function planPage(style: Style, { name, plan, forms, fields, isChanged }: Asked): string {
  const told = isChanged
    ? html`<p class="warning" role="alert">Somebody changed ${name} meanwhile. This is what would change now.</p>`
    : null;
  const form = commandForm(forms, {
    action: 'apply',
    fields,
    body: html`<button class="main">Change it</button>`,
  });
  return pageOf(
    style,
    `What changes in ${name}`,
    html`<main class="narrow"><h1>What changes in ${name}</h1>${told}<dl><div><dt>Now</dt><dd>${describeChannels(plan.before)}</dd></div><div><dt>Then</dt><dd>${describeChannels(plan.after)}</dd></div></dl>${form}<p><a href="/releases">Leave it as it is</a></p></main>`,
  );
}

/** Says why something was not done. */
export function problemPage(style: Style, problem: string): string {
  return pageOf(
    style,
    'Not done',
    html`<main class="narrow"><h1>Not done</h1><p class="warning" role="alert">${problem}</p><p><a href="/releases">Back to the releases</a></p></main>`,
  );
}
