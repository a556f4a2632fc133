import { expect } from '@playwright/test';
import type { Merchant, Session } from '@turno/shared-types';
import { captchaToken } from '../guests.ts';
import type { ProductionPlatform } from './platform.ts';

export const PASSWORD = 'correct horse battery';

type Opening = { dayOfWeek: number; start: string; end: string };
type Draft = { name: string; categoryId: number; timezone?: string };
export type Registered = { email: string; merchant: Merchant };

/** The same hours on each day of the week. */
export const everyDay = (start: string, end: string): Opening[] =>
  Array.from({ length: 7 }, (_, dayOfWeek) => ({ dayOfWeek, start, end }));

/** Signs a manager up and registers a merchant; its e-mail address is not confirmed yet. */
export async function register(
  { send }: ProductionPlatform,
  draft: Draft,
  openings: Opening[],
): Promise<Registered> {
  const email = `owner-${crypto.randomUUID()}@production.turno.example`;
  const account = { email, password: PASSWORD, roles: ['merchant'], name: 'Livia Conti' };
  const body = { ...account, captchaToken: await captchaToken(send) };
  const signedUp = await send('/auth/signup', { method: 'POST', body });
  expect([signedUp.status, signedUp.text]).toEqual([201, signedUp.text]);
  const { accessToken: token } = signedUp.json as Session;
  const created = await send('/private/merchants', {
    method: 'POST',
    token,
    body: { ...draft, openings },
  });
  expect([created.status, created.text]).toEqual([201, created.text]);
  return { email, merchant: created.json as Merchant };
}

/** The path in the mail that asks a manager to confirm the address. */
export async function confirmationPath(
  { mailsTo }: ProductionPlatform,
  email: string,
): Promise<string> {
  const link = () => /\/confirm-email\/[\w-]+/.exec(mailsTo(email).join('\n'))?.[0] ?? '';
  await expect.poll(link).not.toBe('');
  return link();
}
