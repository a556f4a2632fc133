import { type Access, type Call, STAFF_ROLES } from '@turno/shared-types';
import { may } from '@turno/shared-types/rules';

const WHO: Record<Exclude<Access, 'owner'>, string> = {
  anyone: 'anybody',
  'signed-in': 'anybody signed in, a guest too',
  self: 'the user of the path; for everybody else it does not exist',
  merchant: 'merchants',
  internal: 'other services only',
};

/** Who may make a call, as a sentence. */
export function whoMayCall(call: Call, access: Access): string {
  if (call.device) return 'For the screen whose token is sent.';
  if (access === 'owner') return `For ${staffOf(call)}.`;
  const who = call.roles && access === 'signed-in' ? 'anybody signed in' : WHO[access];
  return call.roles ? `For ${who}, with the role ${listed(call.roles)}.` : `For ${who}.`;
}

/** S-08: the staff roles that hold the permission of a call, and the API keys that it admits. */
function staffOf({ permission = 'team', keyScope }: Call): string {
  const roles = STAFF_ROLES.filter((role) => may(role, permission));
  const keys = keyScope ? `, and for its API keys with the scope \`${keyScope}\`` : '';
  return `people of the team of the merchant in the role ${listed(roles)}${keys}`;
}

const listed = (words: readonly string[]) =>
  words
    .map((word) => `\`${word}\``)
    .join(', ')
    .replace(/, (?=[^,]*$)/, ' or ');
