import { hashOfKey, newTeamKey } from './team.ts';

// `npm run team-key -- <name>`: a key for one member of the team that releases.

const [name] = process.argv.slice(2);
if (name === undefined) {
  process.stderr.write('Name the member: npm run team-key -- nina\n');
  process.exitCode = 1;
} else {
  const key = newTeamKey();
  process.stdout.write(`The key, for ${name} alone: ${key}\n`);
  process.stdout.write(`In RELEASE_TEAM: ${JSON.stringify({ [name]: hashOfKey(key) })}\n`);
}
