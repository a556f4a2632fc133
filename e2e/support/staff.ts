import { randomUUID } from 'node:crypto';
import { expect } from '@playwright/test';
import type { Merchant, Session, StaffRole } from '@turno/shared-types';
import { type Answer, ask } from './api.ts';
import { captchaToken } from './guests.ts';
import { mailedPath } from './platform/mails.ts';

export const STAFF_PASSWORD = 'lanterne-e-maree-17';

export type Staff = { id: number; email: string; token: string };

/** Sends what has to succeed. */
async function done(answer: Promise<Answer>): Promise<unknown> {
  const { status, text, json } = await answer;
  expect(status, text).toBeLessThan(300);
  return json;
}

const secretOf = (path: string): string => path.split('/').at(-1) ?? '';

/** A new person with a confirmed address, whom an owner of a merchant invites to a role, and who accepts. */
export async function newStaff(
  merchant: Merchant,
  role: StaffRole,
  ownerToken: string,
): Promise<Staff> {
  const email = `${role}-${randomUUID()}@staff.turno.example`;
  const signUp = { email, password: STAFF_PASSWORD, name: `Staff ${role}`, roles: ['merchant'] };
  const body = { ...signUp, captchaToken: await captchaToken() };
  await done(ask('/auth/signup', { method: 'POST', body }));
  const confirmation = { token: secretOf(await mailedPath(email, 'confirm-email')) };
  await done(ask('/auth/confirm-email', { method: 'POST', body: confirmation }));
  // The first proof of an address ends the sessions before it.
  const signIn = { method: 'POST', body: { email, password: STAFF_PASSWORD } };
  const session = (await done(ask('/auth/signin', signIn))) as Session;
  const { id, accessToken: token } = session;
  const invitation = { method: 'POST', token: ownerToken, body: { email, role } };
  await done(ask(`/private/merchants/${merchant.id}/manager_invitations`, invitation));
  const accepted = { token: secretOf(await mailedPath(email, 'manager-invitation')) };
  const path = '/private/manager_invitations/accept';
  await done(ask(path, { method: 'POST', token, body: accepted }));
  return { id, email, token };
}
