import pc from 'picocolors';
import type { Platform } from './start-platform.ts';

type Account = { email: string; password: string; name: string };

/** What a person needs to know once everything runs: where to look and whom to sign in as. */
export function welcome({ urls }: Pick<Platform, 'urls'>, accounts: readonly Account[]): string {
  const rows: [string, string][] = [
    ['Turno', urls.shell],
    ['Visitors', urls['mfe-consumer']],
    ['Merchants', urls['mfe-merchant']],
    ['Board', `${urls['mfe-display']}/display/1`],
    ['Passes', urls['mfe-passes']],
    ['API', urls.gateway],
    ['API document', `${urls.gateway}/docs`],
  ];
  const people = accounts.map(({ name, email, password }) => [name, `${email}  ${password}`]);
  const width = Math.max(...[...rows, ...people].map(([label = '']) => label.length)) + 2;
  const line = ([label = '', text = '']: string[]) => `  ${label.padEnd(width)}${text}`;
  const signIn = people.length > 0 ? ['', pc.bold('Demo accounts'), ...people.map(line)] : [];
  return [
    '',
    pc.bold('Turno is running'),
    ...rows.map(line),
    ...signIn,
    '',
    'Ctrl-C stops it.',
    '',
  ].join('\n');
}
