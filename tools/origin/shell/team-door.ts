import type { KeyObject } from 'node:crypto';
import { hasPage } from '@turno/shared-types';
import { parseWanted, wantedText } from '@turno/shared-types/rules';
import express, { type RequestHandler } from 'express';
import { teamCookie } from '../team/team-session.ts';
import { isTeamToken, TEAM_COOKIE } from './preview.ts';

const FORBIDDEN = 403;

/** `POST /team`: the page of releases sends a member here, with a token that lets this browser look at any version. */
export function teamDoor(keys: readonly KeyObject[]): RequestHandler[] {
  return [
    express.urlencoded({ extended: false, limit: '4kb' }),
    (request, response) => {
      const { token, remote, path }: Record<string, unknown> = Object(request.body);
      const wanted = parseWanted(remote);
      response.setHeader('Cache-Control', 'no-store');
      if (wanted === null || typeof token !== 'string' || !isTeamToken(token, keys)) {
        response.status(FORBIDDEN).type('text').send('Open the releases again.');
        return;
      }
      response.cookie(TEAM_COOKIE, token, teamCookie(request, '/'));
      const page = typeof path === 'string' && hasPage(path) ? path : '/';
      response.redirect(303, `${page}?${new URLSearchParams({ remote: wantedText(wanted) })}`);
    },
  ];
}
