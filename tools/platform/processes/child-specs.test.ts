import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { PROJECT, SERVICE_FLAGS } from './child-specs.ts';

test.each(['gateway', 'identity', 'queues', 'passes'])(
  '%s is started by itself with the flags that the platform passes',
  (name) => {
    const { scripts } = JSON.parse(
      readFileSync(join(PROJECT, 'services', name, 'package.json'), 'utf8'),
    );
    expect(scripts.start).toBe(`node ${SERVICE_FLAGS.join(' ')} src/main.ts`);
  },
);
