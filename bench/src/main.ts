import { parseArgs } from 'node:util';
import { broadcast } from './broadcast/broadcast.ts';
import { calls } from './calls/calls.ts';
import { checkIns } from './check-ins/check-ins.ts';
import { dashboard } from './dashboard/dashboard.ts';
import { estimates } from './estimates/estimates.ts';
import { federation } from './federation/federation.ts';
import { following } from './following/following.ts';
import { growth } from './growth/growth.ts';
import { guestJoins } from './guest-joins/guest-joins.ts';
import { type LighthouseOptions, lighthouse } from './lighthouse/lighthouse.ts';
import { lineUps } from './line-ups/line-ups.ts';
import { memory } from './memory/memory.ts';
import { passes } from './passes/passes.ts';
import { press } from './press/press.ts';

/** Each prints what it measured and returns whether its goals are reached. */
const SCENARIOS: Record<string, (options: LighthouseOptions) => Promise<boolean>> = {
  federation,
  'line-ups': lineUps,
  calls,
  following,
  growth,
  broadcast,
  memory,
  passes,
  'check-ins': checkIns,
  'guest-joins': guestJoins,
  press,
  dashboard,
  lighthouse,
  estimates,
};

// `npm run bench` runs them all; `npm run bench -- line-ups` only those named. With `--strict` a missed goal fails.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    strict: { type: 'boolean', default: false },
    // Of lighthouse: how often it looks at each page, and a host that runs already.
    runs: { type: 'string' },
    at: { type: 'string' },
  },
});
let isGood = true;
for (const name of positionals.length > 0 ? positionals : Object.keys(SCENARIOS)) {
  const scenario = SCENARIOS[name];
  if (!scenario) {
    console.error(`No scenario ${name}. There are: ${Object.keys(SCENARIOS).join(', ')}.`);
    process.exit(1);
  }
  console.log(`\n${name}`);
  isGood =
    (await scenario({
      runs: values.runs === undefined ? undefined : Number(values.runs),
      at: values.at,
    })) && isGood;
}
process.exit(values.strict && !isGood ? 1 : 0);
