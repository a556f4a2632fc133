import { REMOTE_NAMES } from '@turno/shared-types';
import express, { type Express, type RequestHandler } from 'express';
import { notFound } from '../answers.ts';
import { securityHeaders } from '../security-headers.ts';
import { memberOf, type Team } from '../team/team.ts';
import { type TeamSessions, teamCookie } from '../team/team-session.ts';
import { commandWork } from './command-routes.ts';
import { isOwnForm, signInLimits } from './guards.ts';
import { readOverview } from './overview.ts';
import { overviewPage, problemPage } from './pages.ts';
import type { ReadHealth } from './read-health.ts';
import { failed, pageSender, type SendPage } from './send-page.ts';
import { COOKIE, createSignedIn, OLD_FORM } from './signed-in.ts';

type ReleasesOptions = {
  releasesDir: string;
  team: Team;
  sessions: TeamSessions;
  readHealth: ReadHealth;
  /** Address of the shell, where versions are looked at. */
  shellUrl: string;
  /** Proxies in front, in the syntax of Express's `trust proxy`; empty trusts none. */
  trustProxy: string;
};

const PATH = '/releases';
const FORBIDDEN = 403;
const WRONG_KEY = 'That is no key of this team.';

/** The page of the teams that release: what runs for whom, and the commands that change it. */
export function createReleasesApp(options: ReleasesOptions): Express {
  const { releasesDir, team, sessions, readHealth, shellUrl, trustProxy } = options;
  const send = pageSender(shellUrl);
  const { askForKey, signedIn, withForm } = createSignedIn({ team, sessions, shellUrl, send });
  const app = express();
  app.disable('x-powered-by');
  app.set('etag', false);
  app.set('trust proxy', trustProxy === '' ? false : trustProxy);
  app.use(...securityHeaders());
  app.get('/health', (_request, response) => {
    response.json({ status: 'ok' });
  });
  app.get('/', (_request, response) => response.redirect(PATH));
  app.get(PATH, async (request, response) => {
    const signed = signedIn(request);
    if (!signed) return askForKey(request, response, null);
    const overview = readOverview(releasesDir, await readHealth());
    const done = REMOTE_NAMES.find((name) => name === request.query.done) ?? null;
    const { session, forms } = signed;
    await send(request, response, (style) =>
      overviewPage(style, { member: session.member, overview, forms, done }),
    );
  });
  app.use(express.urlencoded({ extended: false, limit: '4kb' }), ownFormsOnly(send));
  app.post(`${PATH}/sign-in`, ...signInLimits(), (request, response) => {
    const member = memberOf(team, String(request.body?.key ?? ''));
    if (member === null) return askForKey(request, response, WRONG_KEY);
    response.cookie(COOKIE, sessions.start(member), teamCookie(request, PATH));
    response.redirect(303, PATH);
  });
  const signOut = withForm((_request, response) => {
    response.clearCookie(COOKIE, { path: PATH });
    response.redirect(303, PATH);
  });
  app.post(`${PATH}/sign-out`, signOut);
  app.post(`${PATH}/plan`, withForm(commandWork({ releasesDir, send, mode: 'plan' })));
  app.post(`${PATH}/apply`, withForm(commandWork({ releasesDir, send, mode: 'apply' })));
  app.use(notFound, failed(send));
  return app;
}

function ownFormsOnly(send: SendPage): RequestHandler {
  return (request, response, next) => {
    if (request.method !== 'POST' || isOwnForm(request)) return next();
    return send(request, response.status(FORBIDDEN), (style) => problemPage(style, OLD_FORM));
  };
}
