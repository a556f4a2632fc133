import { parseArgs } from 'node:util';
import { soak } from './soak.ts';

// `npm run soak`; `--days 3` for shorter stretches, `--at http://localhost:3003` for a display that runs already.
const { values } = parseArgs({
  options: { days: { type: 'string', default: '10' }, at: { type: 'string' } },
});
const isGood = await soak({ days: Number(values.days), at: values.at });
process.exit(isGood ? 0 : 1);
