import type { Request, Response } from 'express';
import type { Team } from '../team/team.ts';
import { cookieOf, formToken, type TeamSession, type TeamSessions } from '../team/team-session.ts';
import { problemPage, signInPage } from './pages.ts';
import type { FormContext } from './parts.ts';
import type { SendPage } from './send-page.ts';

export const COOKIE = 'turno-releases';
export const OLD_FORM = 'The form is of another session: open the releases again.';
const [UNAUTHORIZED, FORBIDDEN] = [401, 403];

export type Signed = { session: TeamSession; forms: FormContext };

type Options = { team: Team; sessions: TeamSessions; shellUrl: string; send: SendPage };
type Work = (request: Request, response: Response, signed: Signed) => unknown;

/** Lets members of the team in, and asks everybody else for a key. */
export function createSignedIn({ team, sessions, shellUrl, send }: Options) {
  const askForKey = (request: Request, response: Response, problem: string | null) =>
    send(request, response.status(problem === null ? 200 : UNAUTHORIZED), (style) =>
      signInPage(style, { problem, hasTeam: team.size > 0 }),
    );

  /** The session of a request; `null` without a session. */
  function signedIn(request: Request): Signed | null {
    const session = sessions.read(cookieOf(request, COOKIE));
    if (session === null) return null;
    const shellToken = sessions.forShell(session.member);
    return { session, forms: { token: formToken(session), shellToken, shellUrl } };
  }

  /** Runs what a form of this session asks for. */
  const withForm = (work: Work) => async (request: Request, response: Response) => {
    const signed = signedIn(request);
    if (!signed) return askForKey(request, response, 'Your session is over: sign in again.');
    if (request.body?.token === signed.forms.token) return work(request, response, signed);
    return send(request, response.status(FORBIDDEN), (style) => problemPage(style, OLD_FORM));
  };
  return { askForKey, signedIn, withForm };
}
