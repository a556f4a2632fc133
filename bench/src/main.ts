import { federation } from './federation/federation.ts';
import { lineUps } from './line-ups/line-ups.ts';

const SCENARIOS: Record<string, () => Promise<void>> = { 'line-ups': lineUps, federation };

// `npm run bench` runs them all; `npm run bench -- line-ups` only those named.
const asked = process.argv.slice(2);
for (const name of asked.length > 0 ? asked : Object.keys(SCENARIOS)) {
  const scenario = SCENARIOS[name];
  if (!scenario) {
    console.error(`No scenario ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n${name}`);
  await scenario();
}
process.exit(0);
